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

/**
 * Whether this browser followed a link of our own page. The token is always asked for: browsers call the end of a chain of redirects
 * `same-origin` too, and another site may have chosen where a redirect of ours leads.
 */
export const isOwnLink = (accounts: Accounts, request: FastifyRequest, given: unknown): boolean =>
  comesFromHere(request) && repeats(linkToken, { accounts, request, given });

/**
 * Whether this browser sent a form from our own page: its Origin is ours, it was not a cross-site request, and it repeats the cookie, which
 * other sites can neither read nor set.
 */
export const isOwnForm = (accounts: Accounts, request: FastifyRequest, given: unknown): boolean =>
  !isOfAnotherSite(accounts, request) && repeats((token) => token, { accounts, request, given });

/** Whether a page of another site causes a request: a form that is not ours, or our page as a picture, a frame or a script of that page. */
export function isOfAnotherSite(accounts: Accounts, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-dest': use } = request.headers;
  if (request.method === 'GET') return !comesFromHere(request) && use !== undefined && use !== 'document';
  return (origin !== undefined && origin !== accounts.sites.accounts) || !comesFromHere(request);
}

/** Older browsers do not say where a request comes from. */
const comesFromHere = ({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean =>
  site === undefined || site === 'same-origin';

function repeats(
  shownAs: (token: string) => string,
  {
    accounts,
    request,
    given,
  }: { readonly accounts: Accounts; readonly request: FastifyRequest; readonly given: unknown },
): boolean {
  const kept = readCookie(accounts, request, 'csrf');
  return kept !== undefined && typeof given === 'string' && timingSafeEqual(hashOf(shownAs(kept)), hashOf(given));
}
