import type { IncomingMessage } from 'node:http';

/**
 * The request's target as path and query, without `.` and `..`. It begins with one slash, so that a redirect to it stays on this site. A
 * client may send a complete address, as to a proxy (`GET http://host/path`); its host is ignored. Null for invalid targets: `*`, other
 * schemes, or invalid characters.
 */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): string | null {
  const path = /^https?:\/\/[^/?#\\]*/i.exec(url) ? url.replace(/^https?:\/\/[^/?#\\]*/i, '') || '/' : url;
  const rooted = path.startsWith('?') ? `/${path}` : path;
  if (!/^[/\\]/.test(rooted)) return null;
  // A target that begins with two slashes or backslashes would be parsed as a host.
  const target = rooted.replace(/^[/\\]+/, '/');
  const parsed = URL.parse(target, 'http://host');
  // `/.//host` is parsed to `//host`.
  return parsed && parsed.pathname.replace(/^\/+/, '/') + parsed.search;
}
