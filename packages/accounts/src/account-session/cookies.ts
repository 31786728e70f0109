import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';

export type CookieUse = 'account' | 'csrf' | 'device' | 'step' | 'signin' | 'link' | 'begun';

/** `__Host-` binds a cookie to this host and to https. Browsers refuse the prefix on plain http, so development omits it. */
const cookieName = ({ secure, port }: Accounts, use: CookieUse): string =>
  `${secure ? '__Host-' : ''}wbn-${use}-${port}`;

/** The cookie's value, or undefined. */
export function readCookie(accounts: Accounts, request: FastifyRequest, use: CookieUse): string | undefined {
  const name = cookieName(accounts, use);
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/** `seconds` 0 removes it; undefined makes a session cookie. */
export function setCookie(accounts: Accounts, reply: FastifyReply, use: CookieUse, value: string, seconds?: number) {
  const parts = [`${cookieName(accounts, use)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (accounts.secure) parts.push('Secure');
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  reply.header('set-cookie', parts.join('; '));
}
