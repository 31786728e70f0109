import { isPrivate } from './private-links.ts';

/** A key is never written twice: a public file may be kept for ever. A private one is kept nowhere. */
export const cacheControlOf = (key: string): string =>
  isPrivate(key) ? 'private, no-store' : 'public, max-age=31536000, immutable';
