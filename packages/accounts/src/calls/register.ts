import { answer } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { register } from '../credentials/register.ts';
import { localeOf } from '../texts/index.ts';
import { codeFor, refuseForeignPages } from './first-party.ts';

/** POST /register as JSON: a new account and a one-time code for `continue`. */
export function registerCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'register', async ({ input: { body }, request }) => {
    refuseForeignPages(request);
    const locale = localeOf(undefined, request.headers['accept-language']);
    const passwordHash = await hashPassword(body.password);
    const person = await register(accounts, { ...body, passwordHash, locale });
    return { token: await codeFor(accounts, request, person, body) };
  });
}
