import { answer, CallError } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { mayBePassword } from '../credentials/may-be-password.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { register } from '../credentials/register.ts';
import { localeOf } from '../texts/index.ts';
import { refuseForeignPages } from './first-party.ts';

/** POST /register as JSON: mails the link that makes the account, or that the address has one. The answer is the same. */
export function registerCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'register', async ({ input: { body }, request }) => {
    refuseForeignPages(request);
    const { email, password, firstName, lastName } = body;
    if (!(await mayBePassword(accounts, password, { email, names: [firstName, lastName] }))) {
      throw new CallError('ValidationError', { fields: ['password'] });
    }
    const locale = localeOf(undefined, request.headers['accept-language']);
    const passwordHash = await hashPassword(password);
    await register(accounts, request, { ...body, passwordHash, locale });
    return {};
  });
}
