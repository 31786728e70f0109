import { type Database, type Kysely, sql } from '@wbn/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import { accountSessionSeconds } from '../sessions/lifetimes.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { readCookie, setCookie } from './cookies.ts';
import { userAgentLabel } from './user-agent-label.ts';

/** Somebody who is logged in at the account site itself, and by which login. */
export interface LoggedIn extends Person {
  readonly loginID: string;
}

/** The person whom this browser is logged in as at the account site itself, by its cookie; the login counts as used. */
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
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .returning(['users.id', 'users.firstName', 'users.lastName', 'accountSessions.id as loginId'])
    .executeTakeFirst();
  if (row === undefined) return null;
  request.trailUser = row.id;
  return { userID: row.id, firstName: row.firstName, lastName: row.lastName, loginID: row.loginId };
}

/** Whether a login is open. It stays so until the transaction ends: who ends it waits, and ends what was begun with it. */
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

/** Logs this browser in at the account site, under a new secret each time; answers the login's id. */
export async function startAccountSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string,
): Promise<string> {
  await endAccountSession(accounts, request);
  request.trailUser = userID;
  const secret = makeSecret();
  const { id } = await accounts.db
    .insertInto('accountSessions')
    .values({
      tokenHash: hashOf(secret),
      userId: userID,
      userAgentLabel: userAgentLabel(request.headers['user-agent']),
      expiresAt: sql<Date>`now() + make_interval(secs => ${accountSessionSeconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  setCookie(accounts, reply, 'account', secret, accountSessionSeconds);
  return id;
}

/**
 * Logs a browser out of the account site by its cookie, and of every portal, sister site and partner's page that it went on to from there.
 * The caller removes the cookie where there is an answer to do it with.
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

/** Ends a login: the account site's own, and all sessions that began with it. They are refused from their next call on. */
export async function endLogin(db: Kysely<Database>, loginID: string): Promise<void> {
  const revokedAt = sql<Date>`now()`;
  await db.updateTable('accountSessions').set({ revokedAt }).where('id', '=', loginID).execute();
  // Codes on their way.
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
