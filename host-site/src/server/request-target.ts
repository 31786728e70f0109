import type { IncomingMessage } from 'node:http';

/**
 * The request's target as path and query. A client may send a complete address, as to a proxy (`GET http://host/path`); its host is
 * ignored. Null for invalid targets: `*`, other schemes, or invalid characters.
 */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): string | null {
  const path = /^https?:\/\/[^/?#\\]*/i.exec(url) ? url.replace(/^https?:\/\/[^/?#\\]*/i, '') || '/' : url;
  const rooted = path.startsWith('?') ? `/${path}` : path;
  if (!/^[/\\]/.test(rooted)) return null;
  // A target that begins with two slashes or backslashes would be parsed as a host.
  const target = rooted.replace(/^[/\\]+/, '/');
  return URL.canParse(target, 'http://host') ? target : null;
}
