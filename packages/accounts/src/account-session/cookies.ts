import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';

export type CookieUse = 'account' | 'csrf' | 'device' | 'step' | 'signin' | 'link' | 'begun' | 'registered';

/** `__Host-` binds a cookie to this host and to https. Browsers refuse the prefix on plain http, so development omits it. */
const cookieName = ({ secure, port }: Accounts, use: CookieUse): string =>
  `${secure ? '__Host-' : ''}wbn-${use}-${port}`;

/**
 * The cookie's value; undefined if the browser sent none, or more than one. Browsers let no other host set a cookie whose name begins with
 * `__Host-`. So nothing is trimmed but the space that separates cookies: another host can set a name that begins with, say, a no-break space.
 */
export function readCookie(accounts: Accounts, request: FastifyRequest, use: CookieUse): string | undefined {
  const begin = `${cookieName(accounts, use)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => (pair.startsWith(' ') ? pair.slice(1) : pair))
    .filter((pair) => pair.startsWith(begin));
  return found.length === 1 ? found[0]?.slice(begin.length) : undefined;
}

/** `seconds` 0 removes it; undefined makes a session cookie. */
export function setCookie(accounts: Accounts, reply: FastifyReply, use: CookieUse, value: string, seconds?: number) {
  const parts = [`${cookieName(accounts, use)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (accounts.secure) parts.push('Secure');
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  reply.header('set-cookie', parts.join('; '));
}
