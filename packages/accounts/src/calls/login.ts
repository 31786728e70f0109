import { answer } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { chargeAccount } from '../credentials/charge-account.ts';
import { logIn } from '../credentials/log-in.ts';
import { codeFor, refuseForeignPages } from './first-party.ts';

/** POST /login as JSON: a one-time code for `continue`, by e-mail and password. */
export function loginCall(app: FastifyInstance, accounts: Accounts): void {
  answer(app, 'login', async ({ input: { body }, request, reply }) => {
    refuseForeignPages(request);
    await chargeAccount(accounts, reply, 'login', body.email);
    const token = await logIn(accounts, body.email, body.password, (within, person) =>
      codeFor(within, request, person, body),
    );
    return { token };
  });
}
