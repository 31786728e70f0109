import type { FastifyReply, FastifyRequest } from 'fastify';
import { startAccountSession } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { finishRegistration } from '../credentials/register.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { handoverAddress } from '../handover/address.ts';
import { readTarget } from '../handover/target.ts';
import { outcomePage } from '../pages/account-pages.ts';
import { type Flow, flowQuery } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { goOn, redirect } from './go-on.ts';
import { hasGone, toNobody } from './gone.ts';

/**
 * Creates the account of a registration whose link was confirmed. The browser that registered is logged in and sent back to the person's
 * page; any other browser is sent to the login, because someone else may have chosen the password. Undefined if the token belongs to no
 * registration.
 */
export async function finishHere(
  accounts: Accounts,
  token: string,
  { request, reply, flow }: { request: FastifyRequest; reply: FastifyReply; flow: Flow },
): Promise<FastifyReply | undefined> {
  const person = await finishRegistration(accounts, request, token);
  if (person === undefined) return undefined;
  const { userID, isSameBrowser } = person;
  if (isSameBrowser) {
    if (hasGone(reply)) return toNobody(reply);
    await rememberDevice(accounts, request, reply, userID);
    const loginID = await startAccountSession(accounts, request, reply, userID);
    const target = await readTarget(accounts, flow.continue, flow.key);
    // The tab that began the login may be closed, and with it the PKCE verifier: our own sites start the login again, which needs no input
    // now.
    if (target.kind === 'portal' || target.kind === 'sister') {
      return redirect(reply, handoverAddress(target, { error: 'login_required', state: undefined }));
    }
    return goOn(accounts, request, reply, { flow, userID, loginID });
  }
  const { own, logIn } = flow.t;
  const body = outcomePage(own.verifyDone, '', { label: logIn, href: `/login?${flowQuery(flow)}` });
  return sendPage(accounts, reply, { title: own.verifyDone, flow, path: '/login', body });
}
