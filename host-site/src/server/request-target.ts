import type { IncomingMessage } from 'node:http';

/**
 * The target of a request as path and query. A client may also name the whole address, as to a proxy (`GET http://host/path`); its host
 * is not believed. Null for what names no page: `*`, an address of another kind, or characters that no address has.
 */
export function requestTarget({ url = '' }: Pick<IncomingMessage, 'url'>): string | null {
  const path = /^https?:\/\/[^/?#\\]*/i.exec(url) ? url.replace(/^https?:\/\/[^/?#\\]*/i, '') || '/' : url;
  const rooted = path.startsWith('?') ? `/${path}` : path;
  if (!/^[/\\]/.test(rooted)) return null;
  // What begins with two slashes, in either direction, would be read as a host.
  const target = rooted.replace(/^[/\\]+/, '/');
  return URL.canParse(target, 'http://host') ? target : null;
}
