import { accountMails, normalEmail, registrationMails } from '@wbn/contract';
import { type Database, foldEmail, isUniqueViolation, type Kysely, queueMail, sql } from '@wbn/database';
import { addressOf, CallError } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endPassword } from '../account/confirm-address.ts';
import { addMark, marksIn } from '../account-session/marks.ts';
import type { Accounts } from '../context.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { accountName } from './account-name.ts';
import type { Person } from './log-in.ts';
import { usernameFrom } from './username.ts';

export interface Registration {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  /** The page that the mail's link finally leads to. */
  readonly continue?: string | undefined;
  readonly key?: string | undefined;
}

/** Seconds in which the mailed link creates the account. */
const linkSeconds = 7 * 86_400;

/** Hashes of the registrations that this browser began: an attacker who knows a token of a form, or sets one here, has begun none of them. */
const begunHere = (accounts: Accounts, request: FastifyRequest): Buffer[] =>
  marksIn(accounts, request, 'registered').map(hashOf);

/** Limits mails to one mailbox. One stranger cannot use up the limit; if many do, the links in the mailbox still work for a week. */
export async function mayMailRegistration(
  accounts: Accounts,
  request: FastifyRequest,
  account: string,
): Promise<boolean> {
  const { limiter, options } = accounts.wbn;
  const address = addressOf(request, options.internalKey);
  return (
    (await limiter.take({ name: `register:${account}:${address}`, ...accountMails })).allowed &&
    (await limiter.take({ name: `register:${account}`, ...registrationMails })).allowed
  );
}

/**
 * Stores a registration and sends a mail: a link that creates the account, or a notice that the address has one. Neither the answer nor its
 * duration reveals which: the same rows are written in both cases.
 */
export async function register(
  accounts: Accounts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  registration: Registration,
): Promise<void> {
  const { firstName, lastName, passwordHash, locale } = registration;
  const email = normalEmail(registration.email);
  const account = accountName(email);
  const mayMail = await mayMailRegistration(accounts, request, account);
  const token = makeSecret();
  const mark = makeSecret();
  addMark(accounts, { request, reply }, { use: 'registered', mark, seconds: linkSeconds });
  await accounts.db.transaction().execute(async (trx) => {
    const known = await userWith(trx, email);
    await trx
      .insertInto('registrations')
      .values({
        // The link for a known address is never mailed: it would be refused.
        tokenHash: hashOf(token),
        email,
        passwordHash,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        locale,
        browserHash: hashOf(mark),
        expiresAt: sql<Date>`now() + make_interval(secs => ${linkSeconds})`,
      })
      .execute();
    if (!mayMail) return;
    const dedupeKey = `register:${account}:${token.slice(0, 8)}`;
    const mail = { to: email, locale: known?.locale ?? locale, dedupeKey };
    if (known) await queueMail(trx, { ...mail, template: 'already-registered', data: {} });
    else {
      const way = { ...(registration.continue && { continue: registration.continue }), key: registration.key };
      await queueMail(trx, { ...mail, template: 'verify-email', data: { firstName, token, ...way } });
    }
  });
}

/** The person with this address, confirmed or not. */
export const userWith = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'locale'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', foldEmail(email)))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Whether a link would still create an account. */
export async function isOpenRegistration({ db }: Accounts, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('registrations')
    .select('email')
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Registered extends Person {
  /**
   * The token for choosing a password. Only if the link was opened in the browser that registered, the password of the registration is
   * certainly this person's; else it is void.
   */
  readonly reset?: string;
}

/** Creates the account of a registration from its link; undefined if the link is invalid or the address has an account by now. */
export async function finishRegistration(
  accounts: Accounts,
  request: FastifyRequest,
  token: string,
): Promise<Registered | undefined> {
  for (let attempt = 0; attempt < 8; attempt++) {
    try {
      return await accounts.db.transaction().execute((trx) => finish(trx, accounts, request, token, attempt));
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key')) return undefined;
      if (!isUniqueViolation(error, 'users_username_key')) throw error;
    }
  }
  throw new CallError('Conflict');
}

async function finish(
  trx: Kysely<Database>,
  accounts: Accounts,
  request: FastifyRequest,
  token: string,
  attempt: number,
): Promise<Registered | undefined> {
  const row = await trx
    .updateTable('registrations')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['email', 'passwordHash', 'firstName', 'lastName', 'locale', 'browserHash'])
    .executeTakeFirst();
  if (row === undefined) return finishedBefore(trx, accounts, request, token);
  const { browserHash: mark, ...person } = row;
  const isSameBrowser = mark !== null && begunHere(accounts, request).some((begun) => begun.equals(mark));
  const username = usernameFrom(row.firstName, row.lastName, attempt);
  const { id } = await trx
    .insertInto('users')
    .values({ ...person, username, emailVerifiedAt: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A repeated click still finds the row; the password is the account's alone.
  await trx.updateTable('registrations').set({ passwordHash: 'none' }).where('tokenHash', '=', hashOf(token)).execute();
  // Other registrations of the address stop working.
  await sql`delete from registrations where lower(email) = lower(${row.email}) and used_at is null`.execute(trx);
  const registered = { userID: id, firstName: row.firstName, lastName: row.lastName };
  return isSameBrowser ? registered : { ...registered, reset: await endPassword(trx, id) };
}

/**
 * The person whose registration this browser has just finished: a double click sends the form twice, and the browser shows the second
 * answer.
 */
async function finishedBefore(
  trx: Kysely<Database>,
  accounts: Accounts,
  request: FastifyRequest,
  token: string,
): Promise<Registered | undefined> {
  const begun = begunHere(accounts, request);
  if (begun.length === 0) return undefined;
  const row = await trx
    .selectFrom('registrations as r')
    .innerJoin('users as u', (join) => join.on(sql`lower(u.email)`, '=', sql`lower(r.email)`))
    .select(['u.id', 'u.firstName', 'u.lastName'])
    .where('r.tokenHash', '=', hashOf(token))
    .where('r.browserHash', 'in', begun)
    .where('r.usedAt', '>', sql<Date>`now() - interval '1 minute'`)
    .where('u.deletedAt', 'is', null)
    .where('u.suspendedAt', 'is', null)
    .whereRef('u.createdAt', '>=', 'r.usedAt')
    .executeTakeFirst();
  return row && { userID: row.id, firstName: row.firstName, lastName: row.lastName };
}
