import type { FastifyReply, FastifyRequest } from 'fastify';
import { endLogin, startAccountSession } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { finishRegistration } from '../credentials/register.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { handoverAddress } from '../handover/address.ts';
import { readTarget } from '../handover/target.ts';
import type { Flow } from '../pages/flow.ts';
import { goOn, redirect } from './go-on.ts';
import { hasGone, toNobody } from './gone.ts';
import { toReset } from './links.ts';

/**
 * Creates the account of a registration whose link was confirmed. The browser that registered is logged in and sent back to the person's
 * page; in any other browser the person chooses a password first, because someone else may have registered. Undefined if the token belongs
 * to no registration.
 */
export async function finishHere(
  accounts: Accounts,
  token: string,
  { request, reply, flow }: { request: FastifyRequest; reply: FastifyReply; flow: Flow },
): Promise<FastifyReply | undefined> {
  const person = await finishRegistration(accounts, request, token);
  if (person === undefined) return undefined;
  const { reset, userID } = person;
  if (reset !== undefined) return toReset(reply, flow, reset);
  if (hasGone(reply)) return toNobody(reply);
  await rememberDevice(accounts, request, reply, userID, false);
  const target = await readTarget(accounts, flow.continue, flow.key);
  const loginID = await startAccountSession(accounts, request, reply, userID);
  // A second click that came while the login was made: nobody gets its cookie.
  if (hasGone(reply)) {
    await endLogin(accounts.db, loginID);
    return toNobody(reply);
  }
  // The tab that began the login may be closed, and with it the PKCE verifier: our own sites start the login again, which needs no input
  // now.
  if (target.kind === 'portal' || target.kind === 'sister') {
    return redirect(reply, handoverAddress(target, { error: 'login_required', state: undefined }));
  }
  return goOn(accounts, request, reply, { flow, userID, loginID });
}
