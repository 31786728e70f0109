import type { FastifyReply, FastifyRequest } from 'fastify';
import { startAccountSession } from '../account-session/account-session.ts';
import { userAgentLabel } from '../account-session/user-agent-label.ts';
import type { Accounts } from '../context.ts';
import { handoverAddress } from '../handover/address.ts';
import { issueCode } from '../handover/issue-code.ts';
import { readTarget, type Target } from '../handover/target.ts';
import { type Flow, flowQuery } from '../pages/flow.ts';

/** Sends the browser on; the address may hold a code, so no Referer and no cache gets it. */
export const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);

/** Hands the person over to the target with a fresh one-time code. */
export async function handOver(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, target, userID, loginID }: { flow: Flow; target: Target; userID: string; loginID: string },
): Promise<FastifyReply> {
  if (target.kind === 'account') {
    // A page of this very site: it goes on in the language in which one logged in.
    const url = new URL(target.url);
    url.searchParams.set('lang', flow.locale);
    return redirect(reply, url.href);
  }
  const token = await issueCode(accounts.db, {
    userID,
    target,
    codeChallenge: flow.codeChallenge,
    userAgentLabel: userAgentLabel(request.headers['user-agent']),
    loginID,
  });
  return redirect(reply, handoverAddress(target, { token, state: flow.state }));
}

/** Logs the person in at this site, and leads them on to where they came from. */
export async function enter(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, userID }: { flow: Flow; userID: string },
): Promise<FastifyReply> {
  const loginID = await startAccountSession(accounts, request, reply, userID);
  const target = await readTarget(accounts, flow.continue, flow.key);
  // The consent page comes next; it is what GET /login shows from now on.
  if (target.kind === 'partner') return redirect(reply, `/login?${flowQuery(flow)}`);
  return handOver(accounts, request, reply, { flow, target, userID, loginID });
}
