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

/** The event of a call of `configure`, or else the records of changed attributes, which have no `detail`. */
type Told = (Event | readonly MutationRecord[]) & { readonly detail?: { readonly reload: boolean } };
type Watcher = (told: Told) => void;

const watchers = new Set<Watcher>();
let observer: MutationObserver | undefined;
const tell = (told: Told) => {
  for (const watcher of watchers) watcher(told);
};

/**
 * Calls back when any `lang` or `dir` changes in the document or in the element's shadow tree, and at the document's event of that name. One
 * observer and one listener serve all widgets, so an element that leaves the page needs no document.
 */
export function watchSurroundings(element: Element, event: string, changed: Watcher): () => void {
  watchers.add(changed);
  document.addEventListener(event, tell);
  observer ??= new MutationObserver(tell);
  for (const root of [document, element.getRootNode()])
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
  return () => watchers.delete(changed);
}
