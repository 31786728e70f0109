import { userAgentLabel } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { handoverAddress } from '../handover/address.ts';
import { isBegunThere } from '../handover/begun-here.ts';
import type { Choice } from '../handover/choice.ts';
import { issueCode } from '../handover/issue-code.ts';
import { readTarget, type Target } from '../handover/target.ts';
import { type Flow, flowQuery } from '../pages/flow.ts';

/** Redirects the browser. The address may hold a code, so neither Referer nor caches may get it. */
export const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);

/** Hands the login over to the target with a new one-time code. `choice`: what a login by a provider allows a partner's page. */
export async function handOver(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    choice,
    flow,
    loginID,
    target,
    userID,
  }: { flow: Flow; target: Target; userID: string; loginID: string; choice?: Choice | undefined },
): Promise<FastifyReply> {
  if (target.kind === 'account') {
    // A page of this site: keep the language of the login.
    const url = new URL(target.url);
    url.searchParams.set('lang', flow.locale);
    return redirect(reply, url.href);
  }
  // GET /login shows where it must begin.
  if (!isBegunThere(accounts, request, { flow, target })) return redirect(reply, `/login?${flowQuery(flow)}`);
  const code = {
    userID,
    target,
    codeChallenge: flow.codeChallenge,
    userAgentLabel: userAgentLabel(request.headers['user-agent']),
    loginID,
    choice,
  };
  const token = await accounts.db
    .transaction()
    .execute(async (trx) => ((await holdLogin(trx, loginID)) ? issueCode(trx, code) : null));
  // The login ended meanwhile.
  if (token === null) return redirect(reply, `/login?${flowQuery(flow)}`);
  return redirect(reply, handoverAddress(target, { token, state: flow.state }));
}

/** Sends a person who has just logged in back to their page. */
export async function goOn(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, userID, loginID }: { flow: Flow; userID: string; loginID: string },
): Promise<FastifyReply> {
  const target = await readTarget(accounts, flow.continue, flow.key);
  // GET /login now shows the consent page.
  if (target.kind === 'partner') return redirect(reply, `/login?${flowQuery(flow)}`);
  return handOver(accounts, request, reply, { flow, target, userID, loginID });
}
