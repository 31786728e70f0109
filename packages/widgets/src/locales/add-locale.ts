import { pageRegistry } from '../runtime/registry.ts';
import type { TextSets } from './text-sets.ts';

export type { TextSets } from './text-sets.ts';

/** The texts of a widget by language, each complete or as a loader. */
type Texts = Readonly<Record<string, unknown>>;

/** The class of a defined widget. */
interface WidgetClass {
  /** Missing in releases before this one. */
  readonly texts?: Record<string, unknown>;
}

/** Adds a set, and sorts the languages: the first that fits is taken, so `pt-br` must stand before `pt`. */
function withTexts(texts: Texts, locale: string, set: object): Texts {
  const all = { ...texts, [locale]: { ...(texts.en as object), ...set } };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => other.length - one.length));
}

/** The texts of a widget on a server, with the languages that the process has added. */
export function textsWithAdded<All extends Texts>(tag: string, texts: All): All {
  let all: Texts = texts;
  for (const [locale, sets] of Object.entries(pageRegistry().locales ?? {})) {
    const set = sets[tag as keyof TextSets];
    if (set) all = withTexts(all, locale, set);
  }
  return all as All;
}

/**
 * Adds a language to the widgets of the page, or changes one: `addLocale('he', { 'wbn-search-box': { submit: 'חיפוש' } })`. Widgets that are
 * drawn already follow. On a server it applies to the whole process. The locale is a language tag such as `he` or `pt-BR`; the direction is
 * the language's.
 */
export function addLocale(locale: string, sets: TextSets): void {
  const [canonical = ''] = Intl.getCanonicalLocales(locale);
  const name = canonical.toLowerCase();
  if (!globalThis.customElements) {
    const registry = pageRegistry();
    registry.locales = { ...registry.locales, [name]: { ...registry.locales?.[name], ...sets } };
    return;
  }
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
