import { createHash } from 'node:crypto';
import { normalEmail } from '@wbn/contract';
import { type Database, foldEmail, isUniqueViolation, type Kysely, queueMail } from '@wbn/database';
import { CallError } from '@wbn/http';
import { makeEmailToken } from '../account/email-tokens.ts';
import type { Accounts } from '../context.ts';
import type { Person } from './log-in.ts';
import { usernameFrom } from './username.ts';

export interface Registration {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}

/**
 * Makes an account and asks for its e-mail to be verified. A registration logs its owner in, so a known e-mail cannot be answered like
 * an unknown one; it takes as long, says only that this cannot be registered, is limited to a few an hour, and its owner is told by mail.
 * @throws CallError AlreadyRegistered
 */
export async function register(accounts: Accounts, registration: Registration): Promise<Person> {
  for (let attempt = 0; attempt < 8; attempt++) {
    try {
      return await accounts.db.transaction().execute((trx) => insert(trx, registration, attempt));
    } catch (error) {
      if (isUniqueViolation(error, 'users_username_key')) continue;
      if (!isUniqueViolation(error, 'users_email_key')) throw error;
      await tellOwner(accounts.db, registration);
      throw new CallError('AlreadyRegistered');
    }
  }
  throw new CallError('Conflict');
}

async function insert(
  db: Kysely<Database>,
  { email, passwordHash, firstName, lastName, locale }: Registration,
  attempt: number,
): Promise<Person> {
  const username = usernameFrom(firstName, lastName, attempt);
  const { id } = await db
    .insertInto('users')
    .values({
      email: normalEmail(email),
      passwordHash,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      username,
      locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await makeEmailToken(db, { userID: id, purpose: 'verify' });
  await queueMail(db, {
    to: email,
    template: 'verify-email',
    locale,
    data: { firstName: firstName.trim(), token },
    dedupeKey: `verify-email:${id}`,
  });
  return { userID: id, firstName: firstName.trim(), lastName: lastName.trim() };
}

/** At most one such mail a day. */
async function tellOwner(db: Kysely<Database>, { email, locale }: Registration): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const who = createHash('sha256').update(foldEmail(email)).digest('base64url');
  const dedupeKey = `already-registered:${day}:${who}`;
  await queueMail(db, { to: email, template: 'already-registered', locale, data: {}, dedupeKey });
}
