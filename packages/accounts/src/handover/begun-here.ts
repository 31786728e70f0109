import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addMark, marksIn } from '../account-session/marks.ts';
import type { Accounts } from '../context.ts';
import type { Flow } from '../pages/flow.ts';
import type { Target } from './target.ts';

/** Seconds in which a login that a partner's page began must end, with a registration on the way. */
const seconds = 3600;

/**
 * Notes in this browser that a partner's own page began the login; returns whether it did, now or before. Anybody can lead somebody to the
 * login with a challenge of their own and a return address that sends its visitors on, and browsers carry the code along: the challenge
 * alone does not show who began. The Referer does: no other site can forge it in the visitor's browser.
 */
export function noteBegin(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, target }: { readonly flow: Flow; readonly target: Target },
): boolean {
  if (target.kind !== 'partner' || flow.codeChallenge === undefined) return true;
  const { referer = '' } = request.headers;
  if (!URL.canParse(referer) || new URL(referer).origin !== target.origin) {
    return isBegunThere(accounts, request, { flow, target });
  }
  const mark = markOf(accounts.wbn.options.tokens.current.secret, target, flow.codeChallenge);
  addMark(accounts, { request, reply }, { use: 'begun', mark, seconds });
  return true;
}

/** Whether the partner's page itself began this login, in this browser. A code without a challenge is of no use there, so it is not asked. */
export function isBegunThere(
  accounts: Accounts,
  request: FastifyRequest,
  { flow: { codeChallenge }, target }: { readonly flow: Flow; readonly target: Target },
): boolean {
  if (target.kind !== 'partner' || codeChallenge === undefined) return true;
  const marks = marksIn(accounts, request, 'begun');
  const { current, former } = accounts.wbn.options.tokens;
  return [current, ...former].some(({ secret }) => marks.includes(markOf(secret, target, codeChallenge)));
}

const markOf = (secret: string | Uint8Array, { origin }: Target, codeChallenge: string): string =>
  createHmac('sha256', secret).update(`login begun:${origin}:${codeChallenge}`).digest('base64url');
