import { isUuid, readSlug } from '@wbn/contract';

/** The undecoded slug of an address: the id is cut from it. */
export const rawSlug = (url: URL): string => url.pathname.split('/')[2] ?? '';

/** Whether the slug contains another name than the canonical path. Bare ids and queries do not count. */
export function isOldSlug(url: URL, canonical: string): boolean {
  const slug = rawSlug(url);
  const query = [...url.searchParams.keys()].some((key) => key !== 'lang');
  if (query || isUuid(slug)) return false;
  return readSlug(slug) !== readSlug(canonical.split('/')[2] ?? '');
}
