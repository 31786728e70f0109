import { isUuid, readSlug } from '@wbn/contract';

/** The slug as it stands in the address, undecoded: the id is cut from this. */
export const rawSlug = (url: URL): string => url.pathname.split('/')[2] ?? '';

/** Whether an address is an old one: its slug says another name than the canonical path. A bare id or a query stays as it is. */
export function isOldSlug(url: URL, canonical: string): boolean {
  const slug = rawSlug(url);
  const query = [...url.searchParams.keys()].some((key) => key !== 'lang');
  if (query || isUuid(slug)) return false;
  return readSlug(slug) !== readSlug(canonical.split('/')[2] ?? '');
}
