import { answer, CallError } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { mayBePassword } from '../credentials/may-be-password.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { registerAtOnce } from '../credentials/register-at-once.ts';
import { makeSecret } from '../sessions/secrets.ts';
import { localeOf } from '../texts/index.ts';
import { codeFor, refuseForeignPages, targetOfCall } from './first-party.ts';

/**
 * POST /register as JSON: creates an account and returns its one-time code. If the address has an account, the answer looks the same, but
 * its code is invalid; only the mail shows the difference.
 */
export function registerCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'register', async ({ input: { body }, request }) => {
    refuseForeignPages(request);
    const { email, password, firstName, lastName } = body;
    if (!(await mayBePassword(accounts, password, { email, names: [firstName, lastName] }))) {
      throw new CallError('ValidationError', { fields: ['password'] });
    }
    // Without an account there is no consent for a partner page, so refuse before creating one.
    const target = await targetOfCall(accounts, body.continue);
    if (target.kind === 'partner') throw new CallError('Forbidden');
    const locale = localeOf(undefined, request.headers['accept-language']);
    const passwordHash = await hashPassword(password, accounts.passwordCost);
    const person = await registerAtOnce(accounts, request, { ...body, passwordHash, locale });
    return {
      token: person
        ? await codeFor(accounts, request, person, { target, codeChallenge: body.codeChallenge })
        : makeSecret(),
    };
  });
}
