import { normalEmail } from '@wbn/contract';
import type { Database } from '@wbn/database';
import { isUniqueViolation, type Kysely, queueMail } from '@wbn/database';
import { CallError, mailConfirmation } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { makeSecret } from '../sessions/secrets.ts';
import { accountName } from './account-name.ts';
import type { Person } from './log-in.ts';
import { mayMailRegistration, type Registration, userWith } from './register.ts';
import { usernameFrom } from './username.ts';

/**
 * Creates an account at once, with its address unconfirmed, and mails the confirmation link: for `POST /register` as JSON, whose answer
 * holds a
 * one-time code (docs/decisions/042). If the address has an account, its owner gets a mail about it.
 * @returns undefined if the address has an account
 */
export async function registerAtOnce(
  accounts: Accounts,
  request: FastifyRequest,
  registration: Registration,
): Promise<Person | undefined> {
  const account = accountName(normalEmail(registration.email));
  const mayMail = await mayMailRegistration(accounts, request, account);
  for (let attempt = 0; attempt < 8; attempt++) {
    try {
      return await accounts.db.transaction().execute(async (trx) => {
        const known = await userWith(trx, normalEmail(registration.email));
        if (known) {
          if (mayMail) await mailOwner(trx, registration, account, known.locale);
          return undefined;
        }
        const person = await insert(trx, registration, attempt);
        if (mayMail)
          await mailConfirmation(trx, { ...registration, ...person, email: normalEmail(registration.email) });
        return person;
      });
    } catch (error) {
      // The username is taken, or another registration of the address ran at the same time: the next attempt handles it.
      if (!isUniqueViolation(error, 'users_username_key') && !isUniqueViolation(error, 'users_email_key')) throw error;
    }
  }
  throw new CallError('Conflict');
}

async function insert(trx: Kysely<Database>, registration: Registration, attempt: number): Promise<Person> {
  const { locale, passwordHash } = registration;
  const firstName = registration.firstName.trim();
  const lastName = registration.lastName.trim();
  const { id } = await trx
    .insertInto('users')
    .values({
      email: normalEmail(registration.email),
      passwordHash,
      firstName,
      lastName,
      locale,
      username: usernameFrom(firstName, lastName, attempt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userID: id, firstName, lastName };
}

const mailOwner = (trx: Kysely<Database>, { email, locale }: Registration, account: string, known: string | null) =>
  queueMail(trx, {
    to: normalEmail(email),
    template: 'already-registered',
    locale: known ?? locale,
    data: {},
    dedupeKey: `register:${account}:${makeSecret().slice(0, 8)}`,
  });
