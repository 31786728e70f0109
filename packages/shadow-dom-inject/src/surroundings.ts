import type { Direction } from './types.ts';

const rightToLeft = /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/;

/** The nearest matching ancestor, across shadow roots. */
export function nearest(element: Element, selector: string): Element | undefined {
  for (let current: Element | undefined = element; current; ) {
    const found: Element | null = current.closest(selector);
    if (found) return found;
    const root: Node = current.getRootNode();
    current = root instanceof ShadowRoot ? root.host : undefined;
  }
  return undefined;
}

/**
 * Whether a part of the element, such as its declarative root, may still come: the page is being parsed, and nothing follows the element or
 * one around it yet. The end of the page comes too late: a script or a stream that the parser waits for can hold it up for seconds.
 */
export const isBeingParsed = (element: Element): boolean =>
  document.readyState === 'loading' && !element.closest(':has(+ *)');

/**
 * The supported language of a tag, or `en`.
 * @example
 * pickLocale('zh-Hant-TW', ['en', 'zh']) // 'zh'
 * pickLocale('fr', ['en', 'zh']) // 'en'
 */
export function pickLocale(tag: string | null | undefined, offered: readonly string[]): string {
  const wanted = `${tag}-`.toLowerCase();
  return offered.find((locale) => wanted.startsWith(`${locale}-`)) ?? 'en';
}

/**
 * The direction of a language.
 * @example
 * directionOf('ar-EG') // 'rtl'
 * directionOf('es') // 'ltr'
 */
export const directionOf = (locale: string): Direction => (rightToLeft.test(locale) ? 'rtl' : 'ltr');

/**
 * The element's own `dir`; otherwise the direction of a language that is the element's own and not its page's; otherwise the page's `dir`. So
 * explicit Arabic on an English page runs from right to left, and English on a Persian page, whose language we lack, from left to right.
 */
export function directionFor(element: Element, locale: string, isOwn: unknown): Direction {
  const dir = (isOwn ? element : nearest(element, '[dir]'))?.getAttribute('dir');
  return dir === 'ltr' || dir === 'rtl' ? dir : directionOf(locale);
}

const watchers = new Set<() => void>();
let observer: MutationObserver | undefined;

/** Calls back when any `lang` or `dir` changes in the document or in the element's shadow tree. One observer serves all widgets. */
export function watchSurroundings(element: Element, changed: () => void): () => void {
  watchers.add(changed);
  observer ??= new MutationObserver(() => {
    for (const watcher of watchers) watcher();
  });
  for (const root of [document, element.getRootNode()])
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
  return () => watchers.delete(changed);
}
