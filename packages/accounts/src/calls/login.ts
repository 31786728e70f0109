import { answer, CallError, hasSecondFactor } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { admitLogin } from '../credentials/admit-login.ts';
import { logIn, type Person } from '../credentials/log-in.ts';
import { useLoginCode } from '../credentials/login-codes.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { tellOfNewDevice } from '../devices/tell-of-new-device.ts';
import { typedCode } from '../passkeys/proof.ts';
import { beginLoginStep, finishLoginStep } from '../second-factor/login-steps.ts';
import { localeOf } from '../texts/index.ts';
import { codeFor, refuseForeignPages, targetOfCall } from './first-party.ts';

/** POST /login as JSON: returns a one-time code for `continue`. */
export function loginCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'login', async ({ input: { body }, request, reply }) => {
    refuseForeignPages(request);
    const locale = localeOf(undefined, request.headers['accept-language']);
    const { byCode } = await admitLogin(accounts, request, reply, {
      email: body.email,
      code: body.mailCode,
      locale,
      isCounted: true,
    });
    const device = await knownDevice(accounts, request, body.email);
    const { codeChallenge } = body;
    const target = await targetOfCall(accounts, body.continue);
    const complete = async (within: Accounts, person: Person) => {
      // The mark of a browser is given by the login page alone, so most programs are new at each login.
      if (!device) await tellOfNewDevice(within, request, person.userID);
      return { token: await codeFor(within, request, person, { target, codeChallenge }) };
    };
    const begun = await logIn(accounts, body.email, body.password, async (within, person) => {
      if (body.mailCode) await useLoginCode(within, person.userID, { code: body.mailCode, isNeeded: byCode });
      if (!(await hasSecondFactor(within.db, person.userID))) return complete(within, person);
      request.trailUser = person.userID;
      return body.code
        ? { secret: await beginLoginStep(within, person.userID), step: typedCode(body.code) }
        : undefined;
    });
    if (begun === undefined) throw new CallError('SecondFactorNeeded');
    if ('token' in begun) return begun;
    const finished = await finishLoginStep(accounts, request, reply, begun, complete);
    if (finished === undefined) throw new CallError('LoginFailed');
    return finished;
  });
}
