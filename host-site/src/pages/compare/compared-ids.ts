import { isUuid } from '@wbn/contract';

/** More columns than this cannot be read side by side. */
export const maxCompared = 4;

/** An address may hold more than fit, so that removing one shows the next; beyond this they are ignored. */
const maxKept = 12;

const unique = (ids: readonly string[]) =>
  [...new Set(ids.map((id) => id.toLowerCase()))].filter(isUuid).slice(0, maxKept);

/** The ids of an address, each once: `?ids=a,b`, then `?add=c` of a link that knows no other supplier. */
export const idsOf = (query: URLSearchParams): string[] =>
  unique([...(query.get('ids') ?? '').split(','), query.get('add') ?? '']);

export const comparePath = (ids: readonly string[]): string =>
  ids.length ? `/compare?ids=${unique(ids).join(',')}` : '/compare';

const key = 'wbn:compared';

/** The last comparison of this tab, for links that add one more supplier to it. It never leaves the browser. */
export function lastCompared(): string[] {
  try {
    return unique((sessionStorage.getItem(key) ?? '').split(','));
  } catch {
    return [];
  }
}

export function keepCompared(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, ids.join());
  } catch {
    // Without storage each comparison starts anew.
  }
}

const searchKey = 'wbn:compared-from';
const resultPages = new Set(['/search-result', '/search']);

/** The path of the results page from which this page was opened, kept for the tab; undefined if there was none. */
export function searchBefore(): string | undefined {
  try {
    const { origin, pathname, search } = new URL(document.referrer || 'none:');
    if (origin === location.origin && resultPages.has(pathname)) sessionStorage.setItem(searchKey, pathname + search);
    return sessionStorage.getItem(searchKey) ?? undefined;
  } catch {
    return undefined;
  }
}
