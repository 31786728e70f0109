import { type Database, type Kysely, sql } from '@wbn/database';
import { lastProof, type Payer, usedSince, userAgentLabel } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import { accountSessionSeconds } from '../sessions/lifetimes.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { readCookie, setCookie } from './cookies.ts';

/** A person who is logged in at the account site, with the id of that login. */
export interface LoggedIn extends Person {
  readonly loginID: string;
  /** Seconds since the person last proved who they are, at the login or later. The word of a provider does not count. */
  readonly provenAgo: number;
  /** The identity provider of a business by which they logged in; null: by password or passkey. */
  readonly providerID: string | null;
}

/** Seconds that stand for never. */
const longAgo = 2_000_000_000;

/** The identity provider by which a login began. */
export interface ByProvider {
  readonly providerID: string;
  readonly isMultiFactor: boolean;
}

/** The person who is logged in at the account site in this browser, by its cookie; marks the login as used. */
export async function personOf(accounts: Accounts, request: FastifyRequest): Promise<LoggedIn | null> {
  const secret = readCookie(accounts, request, 'account');
  if (!secret) return null;
  const row = await accounts.db
    .updateTable('accountSessions')
    .set({ lastSeenAt: sql<Date>`now()` })
    .from('users')
    .whereRef('users.id', '=', 'accountSessions.userId')
    .where('tokenHash', '=', hashOf(secret))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('lastSeenAt', '>', usedSince())
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .returning(['users.id', 'users.firstName', 'users.lastName', 'accountSessions.id as loginId', 'providerId'])
    .returning(
      sql<number>`coalesce(extract(epoch from now() - ${lastProof(sql`account_sessions`)})::integer, ${longAgo})`.as(
        'provenAgo',
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  request.trailUser = row.id;
  const { id: userID, firstName, lastName, loginId: loginID, providerId: providerID, provenAgo } = row;
  return { userID, firstName, lastName, loginID, providerID, provenAgo };
}

/**
 * The person whose login this browser holds, to count its requests; a login by a provider apart, because its administrators could otherwise use
 * up the person's limits. Unlike `personOf` it marks nothing as used.
 */
export async function countedPerson(accounts: Accounts, request: FastifyRequest): Promise<Payer | undefined> {
  const secret = readCookie(accounts, request, 'account');
  if (!secret) return undefined;
  const row = await accounts.db
    .selectFrom('accountSessions')
    .select(['userId', 'providerId'])
    .where('tokenHash', '=', hashOf(secret))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { userID: row.userId, ...(row.providerId !== null && { apart: 'provider' }) };
}

/** Whether a login is open. Locks it until the transaction ends: a logout waits, and also ends what this transaction began. */
export async function holdLogin(trx: Kysely<Database>, loginID: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accountSessions')
    .select('id')
    .where('id', '=', loginID)
    .where('revokedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Logins of one person at a time, and as many by providers. Beyond them the one of its kind that was unused for longest ends: the people who run a
 * provider end none of the person's own.
 */
export const mostLogins = 30;

/** Logs this browser in at the account site, with a new secret each time; returns the login's id. */
export async function startAccountSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string,
  by?: ByProvider,
): Promise<string> {
  await endAccountSession(accounts, request);
  request.trailUser = userID;
  const secret = makeSecret();
  const { id } = await accounts.db
    .insertInto('accountSessions')
    .values({
      tokenHash: hashOf(secret),
      userId: userID,
      ...(by && { providerId: by.providerID, isMultiFactor: by.isMultiFactor }),
      userAgentLabel: userAgentLabel(request.headers['user-agent']),
      expiresAt: sql<Date>`now() + make_interval(secs => ${accountSessionSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const others = await accounts.db
    .selectFrom('accountSessions')
    .select('id')
    .where('userId', '=', userID)
    .where('id', '!=', id)
    .where('providerId', by === undefined ? 'is' : 'is not', null)
    .where('revokedAt', 'is', null)
    .orderBy('lastSeenAt', 'desc')
    .offset(mostLogins - 1)
    .execute();
  for (const other of others) await endLogin(accounts.db, other.id);
  setCookie(accounts, reply, 'account', secret, accountSessionSeconds);
  return id;
}

/**
 * Gives the login of this browser a new secret after its person proved again who they are: a copy of the former cookie is worth nothing
 * from now on.
 */
export async function renewSecret(accounts: Accounts, reply: FastifyReply, loginID: string): Promise<void> {
  const secret = makeSecret();
  const row = await accounts.db
    .updateTable('accountSessions')
    .set({ tokenHash: hashOf(secret) })
    .where('id', '=', loginID)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row) setCookie(accounts, reply, 'account', secret, accountSessionSeconds);
}

/**
 * Logs a browser out of the account site by its cookie, and ends all sessions on other sites that began with that login. The caller removes
 * the cookie.
 */
export async function endAccountSession(accounts: Accounts, request: FastifyRequest): Promise<void> {
  const secret = readCookie(accounts, request, 'account');
  if (!secret) return;
  const row = await accounts.db
    .selectFrom('accountSessions')
    .select('id')
    .where('tokenHash', '=', hashOf(secret))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (row) await endLogin(accounts.db, row.id);
}

/** Ends a login at the account site and all sessions that began with it. Their next call is refused. */
export async function endLogin(db: Kysely<Database>, loginID: string): Promise<void> {
  const revokedAt = sql<Date>`now()`;
  await db.updateTable('accountSessions').set({ revokedAt }).where('id', '=', loginID).execute();
  // Codes that were issued but not redeemed.
  await db
    .updateTable('handoverCodes')
    .set({ usedAt: revokedAt })
    .where('loginId', '=', loginID)
    .where('usedAt', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({ revokedAt, revokeReason: 'logout' })
    .where('loginId', '=', loginID)
    .where('revokedAt', 'is', null)
    .execute();
}
