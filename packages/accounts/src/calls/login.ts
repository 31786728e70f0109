import { answer, voidEmailTokens } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { admitLogin } from '../credentials/admit-login.ts';
import { logIn } from '../credentials/log-in.ts';
import { knownDevice } from '../devices/known-devices.ts';
import { mailNewDevice } from '../devices/mail-new-device.ts';
import { localeOf } from '../texts/index.ts';
import { codeFor, refuseForeignPages } from './first-party.ts';

/** POST /login as JSON: returns a one-time code for `continue`. */
export function loginCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'login', async ({ input: { body }, request, reply }) => {
    refuseForeignPages(request);
    const locale = localeOf(undefined, request.headers['accept-language']);
    await admitLogin(accounts, request, reply, { email: body.email, code: body.mailCode, locale, isCounted: true });
    const device = await knownDevice(accounts, request, body.email);
    const token = await logIn(accounts, body.email, body.password, async (within, person) => {
      // The mark of a browser is given by the login page alone, so most programs are new at each login.
      if (!device) await mailNewDevice(within, request, person.userID);
      if (body.mailCode) await voidEmailTokens(within.db, person.userID, ['login']);
      return codeFor(within, request, person, body);
    });
    return { token };
  });
}
