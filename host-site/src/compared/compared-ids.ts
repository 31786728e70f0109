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

const nameKey = 'wbn:compared-names';

/** The names of this tab's suppliers that were seen, by id. */
export function comparedNames(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(nameKey) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps the names of these suppliers, and of no others: a tab that stays open for a day shall not fill its storage. */
export function keepNames(ids: readonly string[], seen: Readonly<Record<string, string>>): void {
  const all = { ...comparedNames(), ...seen };
  try {
    sessionStorage.setItem(nameKey, JSON.stringify(Object.fromEntries(ids.map((id) => [id, all[id]]))));
  } catch {
    // Without storage the bar tells the number alone.
  }
}

const searchKey = 'wbn:compared-from';
const resultPages = new Set(['/search-result', '/search']);

/** Keeps the results page that is shown, for the way back from the comparison. */
export function keepSearch(): void {
  try {
    sessionStorage.setItem(searchKey, location.pathname + location.search);
  } catch {
    // Without storage the way back leads to an empty search.
  }
}

/** Whether this page was loaded as such. Otherwise the referrer is that of an earlier page, because a change within the portal leaves it. */
const isLoadedHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
};

/** The path of the results page from which this page was opened, kept for the tab; undefined if there was none. */
export function searchBefore(): string | undefined {
  try {
    const { origin, pathname, search } = new URL(document.referrer || 'none:');
    const isResults = origin === location.origin && resultPages.has(pathname);
    if (isResults && isLoadedHere()) sessionStorage.setItem(searchKey, pathname + search);
    return sessionStorage.getItem(searchKey) ?? undefined;
  } catch {
    return undefined;
  }
}
