import { sql } from '@wbn/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import { accountSessionSeconds } from '../sessions/lifetimes.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import { readCookie, setCookie } from './cookies.ts';
import { userAgentLabel } from './user-agent-label.ts';

/** The person whom this browser is logged in as at the account site itself, by its cookie. */
export async function personOf(accounts: Accounts, request: FastifyRequest): Promise<Person | null> {
  const secret = readCookie(accounts, request, 'account');
  if (!secret) return null;
  const row = await accounts.db
    .selectFrom('accountSessions')
    .innerJoin('users', 'users.id', 'accountSessions.userId')
    .select(['users.id', 'users.firstName', 'users.lastName'])
    .where('tokenHash', '=', hashOf(secret))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { userID: row.id, firstName: row.firstName, lastName: row.lastName };
}

/** Logs this browser in at the account site, under a new secret each time. */
export async function startAccountSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  userID: string,
): Promise<void> {
  await endAccountSession(accounts, request);
  const secret = makeSecret();
  await accounts.db
    .insertInto('accountSessions')
    .values({
      tokenHash: hashOf(secret),
      userId: userID,
      userAgentLabel: userAgentLabel(request.headers['user-agent']),
      expiresAt: sql<Date>`now() + make_interval(secs => ${accountSessionSeconds})`,
    })
    .execute();
  setCookie(accounts, reply, 'account', secret, accountSessionSeconds);
}

/** Ends what the request's cookie stands for; the caller removes the cookie where there is an answer to do it with. */
export async function endAccountSession(accounts: Accounts, request: FastifyRequest): Promise<void> {
  const secret = readCookie(accounts, request, 'account');
  if (!secret) return;
  await accounts.db
    .updateTable('accountSessions')
    .set({ revokedAt: sql<Date>`now()` })
    .where('tokenHash', '=', hashOf(secret))
    .where('revokedAt', 'is', null)
    .execute();
}

/**
 * After a logout at a portal or sister site: the same device must not be logged in again by the next click. Its label is the same on
 * both sides, since the session began at this site in the same browser; another device of the same make asks for a password once more.
 */
export async function endAccountSessionsOfDevice(accounts: Accounts, userID: string, label: string | null) {
  await accounts.db
    .updateTable('accountSessions')
    .set({ revokedAt: sql<Date>`now()` })
    .where('userId', '=', userID)
    .where('userAgentLabel', 'is not distinct from', label)
    .where('revokedAt', 'is', null)
    .execute();
}
