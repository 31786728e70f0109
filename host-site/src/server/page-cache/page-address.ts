import { filterNames } from '@wbn/contract';

/** All parameters that pages read. An address with any other is drawn each time: otherwise invented names could fill the memory. */
const known: ReadonlySet<string> = new Set([
  'lang',
  'page',
  'business',
  'countries',
  'search',
  'sort',
  'exact',
  'ignore',
  'membership',
  'post',
  'product',
  'ids',
  'add',
  ...filterNames,
]);
/** Longer addresses are not those of our links. */
const longest = 1_000;

/**
 * The name under which a page is kept: its whole address, because links in the page may repeat any part of it. Undefined for pages that are not
 * kept. The host is not part of it: pages name the configured origin, whatever host a request names.
 */
export function pageAddress({ pathname, search, searchParams }: URL): string | undefined {
  const address = pathname + search;
  if (address.length > longest) return undefined;
  for (const name of searchParams.keys()) if (!known.has(name)) return undefined;
  return address;
}
