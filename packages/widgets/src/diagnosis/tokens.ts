import type { Finding } from '../loader/api.ts';
import { nearestName } from '../theme/nearest-name.ts';
import { tokenNames } from '../theme/tokens.ts';

/** The text of a style sheet; '' if it comes from another origin, whose rules no script may read. */
function textOf(sheet: CSSStyleSheet): string {
  try {
    return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  } catch {
    return '';
  }
}

/** All places of the page that may set a custom property: style sheets and the `style` of elements, also in the page's shadow roots. */
function* written(root: Document | ShadowRoot, tags: readonly string[]): Generator<string> {
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) yield textOf(sheet);
  for (const element of root.querySelectorAll('*')) {
    yield element.getAttribute('style') ?? '';
    if (element.shadowRoot && !tags.includes(element.localName)) yield* written(element.shadowRoot, tags);
  }
}

/** Custom properties `--wbn-…` of the page that no widget reads, with the names that they may mean. */
export function diagnoseTokens(tags: readonly string[]): Finding[] {
  const set = [...written(document, tags)].flatMap((css) =>
    [...css.matchAll(/(?<![\w-])--wbn-([\w-]+)\s*:/g)].map(([, name = '']) => name),
  );
  return [...new Set(set)]
    .filter((name) => !(tokenNames as readonly string[]).includes(name))
    .map((name) => ({
      level: 'error',
      about: 'theme',
      text: `No widget reads --wbn-${name}: write --wbn-${nearestName(name, tokenNames)}, if you mean that.`,
    }));
}
