import { isObject, wrongArgument } from '../diagnosis/wrong-argument.ts';
import { pageRegistry } from '../runtime/registry.ts';
import type { TextSets } from './text-sets.ts';
import { withTexts } from './with-texts.ts';

export type { TextSets } from './text-sets.ts';

/** The class of a defined widget. */
interface WidgetClass {
  /** Missing in releases before this one. */
  readonly texts?: Record<string, unknown>;
}

/** Undefined if the text cannot be a language tag, as `he_IL`. */
function languageTag(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]?.toLowerCase();
  } catch {
    return undefined;
  }
}

/**
 * Adds a language to the widgets of the page, or changes one. Widgets that are drawn already follow. On a server it applies to the whole
 * process. The locale is a language tag such as `he` or `pt-BR`; the direction is the language's.
 * @example
 * import { searchBox } from '@wbn/widgets/search-box/element';
 * import { configure, renderWidget } from '@wbn/widgets/server';
 * configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
 * addLocale('he', { 'wbn-search-box': { submit: 'חיפוש' } });
 * const html = await renderWidget(searchBox, { locale: 'he' });
 * html.includes('lang="he" dir="rtl"') // true
 * html.includes('חיפוש') // true
 */
export function addLocale(locale: string, sets: TextSets): void {
  const name = languageTag(locale);
  // Pages without types may give anything.
  if (!name || !isObject(sets) || !Object.values(sets).every(isObject)) throw wrongArgument('addLocale', locale, sets);
  const registry = pageRegistry();
  registry.locales = { ...registry.locales, [name]: { ...registry.locales?.[name], ...sets } };
  if (!globalThis.customElements) return;
  import('../diagnosis/check-config.ts').then(
    ({ checkConfig }) => checkConfig(),
    () => {},
  );
  for (const [tag, set] of Object.entries(sets)) {
    customElements.whenDefined(tag).then((element) => {
      const { texts = {} } = element as unknown as WidgetClass;
      const all = withTexts(texts, name, set);
      for (const known of Object.keys(texts)) delete texts[known];
      Object.assign(texts, all);
      document.dispatchEvent(new CustomEvent('wbn-configure', { detail: { reload: false } }));
    });
  }
}
