import { hasSecondFactor, logOf } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../../account-session/cookies.ts';
import type { Accounts } from '../../context.ts';
import { chargeVisitor } from '../../credentials/charge-visitor.ts';
import { type Flow, readFlow } from '../../pages/flow.ts';
import { callbackPath, type Identity } from '../../sign-in/provider-client.ts';
import { type Provider, readProvider } from '../../sign-in/providers.ts';
import { type BegunSignIn, keepSealed, readSealed, useUp } from '../../sign-in/sealed-cookie.ts';
import { takeIdentity } from '../../sign-in/take-identity.ts';
import { goOn, redirect } from '../go-on.ts';
import { hasGone, toNobody } from '../gone.ts';
import { completeLogin } from '../login/complete-login.ts';
import { openSecondStep, toSecondStep } from '../login/second-step-routes.ts';
import { errorText, refuseSignIn } from './business-refusal.ts';

/** The way back from the identity provider of a business. */
export function businessCallbackRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.get(callbackPath, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    request.trailEvent = '/login/business';
    const begun = readSealed(accounts, request, 'signin');
    const flow = flowOf(request, begun);
    const refuse = (text: string, status: number) => refuseSignIn(accounts, reply, flow, { text, status });
    const { errors } = flow.t.signIn;
    // Without the cookie it is the way of another browser.
    if (begun === undefined) return refuse(errors.expired, 400);
    setCookie(accounts, reply, 'signin', '', 0);
    const provider = await readProvider(accounts.db, begun.providerID);
    if (provider === undefined) return refuse(errors.gone, 410);
    if (!(await useUp(accounts, begun))) return refuse(errors.expired, 400);
    let identity: Identity;
    try {
      identity = await accounts.providers.finish(provider, queryOf(request), begun);
    } catch (error) {
      logOf(request).warn({ providerID: provider.id, reason: errorText(error) }, 'a login by a provider was refused');
      return refuse(errors.refused, 401);
    }
    return logIn(accounts, request, reply, { flow, provider, identity, query: begun.query });
  });
}

const queryOf = ({ url }: FastifyRequest): string => url.slice(url.indexOf('?') + 1);

const flowOf = (request: FastifyRequest, begun: BegunSignIn | undefined): Flow =>
  readFlow(request, Object.fromEntries(new URLSearchParams(begun?.query ?? '')));

async function logIn(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { flow, identity, provider, query }: { flow: Flow; provider: Provider; identity: Identity; query: string },
): Promise<FastifyReply> {
  const { isMultiFactor } = identity;
  const by = { providerID: provider.id, isMultiFactor };
  const taken = await takeIdentity(accounts, provider, identity, flow.locale, async (within, userID) => {
    request.trailUser = userID;
    if (!isMultiFactor && (await hasSecondFactor(within.db, userID))) {
      await openSecondStep(within, reply, userID, provider.id);
      return { userID, loginID: undefined };
    }
    return { userID, loginID: await completeLogin(within, request, reply, userID, by) };
  });
  if (hasGone(reply)) return toNobody(reply);
  if ('refused' in taken) {
    const text = flow.t.signIn.errors[taken.refused];
    return refuseSignIn(accounts, reply, flow, { text, status: 403 });
  }
  if ('confirm' in taken) {
    keepSealed(accounts, reply, 'link', { providerID: provider.id, identity, email: taken.confirm, query });
    return redirect(reply, `/login/business/link?lang=${flow.locale}`);
  }
  const { loginID, userID } = taken.begun;
  if (loginID !== undefined) return goOn(accounts, request, reply, { flow, userID, loginID });
  request.trailEvent = '/login/business/first-step';
  return toSecondStep(reply, flow);
}
