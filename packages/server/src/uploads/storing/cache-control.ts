import { isPrivate } from './private-links.ts';

/** A key is never overwritten, so a public file may be cached for ever. A private file must not be cached. */
export const cacheControlOf = (key: string): string =>
  isPrivate(key) ? 'private, no-store' : 'public, max-age=31536000, immutable';
