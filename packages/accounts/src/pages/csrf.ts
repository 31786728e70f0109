import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';

/** A form from another site, or one that was open longer than its cookie lived. */
export class ForeignForm extends Error {}

/** The token that a form repeats; created if the browser has none. */
export function csrfToken(accounts: Accounts, request: FastifyRequest, reply: FastifyReply): string {
  const kept = readCookie(accounts, request, 'csrf');
  if (kept !== undefined && /^[\w-]{43}$/.test(kept)) return kept;
  const token = makeSecret();
  setCookie(accounts, reply, 'csrf', token);
  return token;
}

/** A link of our own page that begins something repeats this: other sites cannot know it, and it tells nothing about the token itself. */
export const linkToken = (token: string): string => hashOf(`link ${token}`).toString('base64url');

/** Whether this browser followed a link of our own page. */
export function isOwnLink(accounts: Accounts, request: FastifyRequest, given: unknown): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const kept = readCookie(accounts, request, 'csrf');
  return kept !== undefined && typeof given === 'string' && timingSafeEqual(hashOf(linkToken(kept)), hashOf(given));
}

/**
 * Whether this browser sent a form from our own page: its Origin is ours, it was not a cross-site request, and it repeats the cookie, which
 * other sites can neither read nor set.
 */
export function isOwnForm(accounts: Accounts, request: FastifyRequest, given: unknown): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && origin !== accounts.sites.accounts) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  const kept = readCookie(accounts, request, 'csrf');
  return kept !== undefined && typeof given === 'string' && timingSafeEqual(hashOf(kept), hashOf(given));
}
