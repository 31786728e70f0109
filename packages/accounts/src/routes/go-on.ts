import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdLogin } from '../account-session/account-session.ts';
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
  const code = {
    userID,
    target,
    codeChallenge: flow.codeChallenge,
    userAgentLabel: userAgentLabel(request.headers['user-agent']),
    loginID,
  };
  const token = await accounts.db
    .transaction()
    .execute(async (trx) => ((await holdLogin(trx, loginID)) ? issueCode(trx, code) : null));
  // The login was ended elsewhere at this moment.
  if (token === null) return redirect(reply, `/login?${flowQuery(flow)}`);
  return redirect(reply, handoverAddress(target, { token, state: flow.state }));
}

/** Leads who has just logged in at this site on to where they came from. */
export async function goOn(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, userID, loginID }: { flow: Flow; userID: string; loginID: string },
): Promise<FastifyReply> {
  const target = await readTarget(accounts, flow.continue, flow.key);
  // The consent page comes next; it is what GET /login shows from now on.
  if (target.kind === 'partner') return redirect(reply, `/login?${flowQuery(flow)}`);
  return handOver(accounts, request, reply, { flow, target, userID, loginID });
}
