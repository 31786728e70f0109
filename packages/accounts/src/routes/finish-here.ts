import type { FastifyReply, FastifyRequest } from 'fastify';
import { startAccountSession } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { finishRegistration } from '../credentials/register.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { outcomePage } from '../pages/account-pages.ts';
import { type Flow, flowQuery } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { goOn } from './go-on.ts';

/**
 * Makes the account of a registration whose link was confirmed. The browser that registered is logged in and led back to where the person
 * came from; any other one is sent to the login, since somebody else may know the password. Undefined when the token is of no registration.
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
    await rememberDevice(accounts, request, reply, userID);
    const loginID = await startAccountSession(accounts, request, reply, userID);
    return goOn(accounts, request, reply, { flow, userID, loginID });
  }
  const { own, logIn } = flow.t;
  const body = outcomePage(own.verifyDone, '', { label: logIn, href: `/login?${flowQuery(flow)}` });
  return sendPage(accounts, reply, { title: own.verifyDone, flow, path: '/login', body });
}
