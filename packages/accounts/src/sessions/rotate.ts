import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { CallError, type Proof, seal, type TokenKeys, unseal, usedSince } from '@wbn/http';
import { graceSeconds } from './lifetimes.ts';
import { useProof } from './proof.ts';
import { hashOf, makeSecret } from './secrets.ts';
import type { LiveSession } from './start-session.ts';

export interface Rotation {
  readonly session: LiveSession;
  readonly refreshToken: string;
}

export interface RotationOptions {
  /** The request's Origin, if it has one: must equal the session's. */
  readonly origin: string | null;
  /** The proof in the request. A session with a key can be renewed only with a proof by that key. */
  readonly proof?: Proof | undefined;
  readonly keys: TokenKeys;
  /** Called when a token is used after its grace period, which means that two parties have it. */
  readonly onReuse?: (userID: string) => void;
  /** Runs in the transaction of a real rotation, not for other tabs; if it throws, the rotation stops. */
  readonly beforeRotation?: (trx: Kysely<Database>, sessionID: string) => Promise<void>;
  /** The same for a token that was exchanged a moment ago: another tab, or a repeat. */
  readonly beforeRepeat?: (trx: Kysely<Database>, sessionID: string) => Promise<void>;
}

/**
 * Exchanges a refresh token for its successor. A row lock serialises tabs that refresh at once: the first rotates, the others get the same
 * successor for 30 s, unless that successor was used. Any later use means that two parties have the token: the family ends.
 * @throws CallError SessionError, OriginRefused
 */
export async function rotate(
  db: Kysely<Database>,
  refreshToken: string,
  { origin, proof, keys, beforeRotation, beforeRepeat, onReuse }: RotationOptions,
): Promise<Rotation> {
  const outcome = await db.transaction().execute(async (trx) => {
    const row = await readForRotation(trx, refreshToken);
    if (row === undefined || !row.alive) return new CallError('SessionError');
    if (origin !== null && row.origin !== origin) return new CallError('OriginRefused');
    const { sessionId: sessionID, userId: userID, kind, scopes, expiresAt, keyThumbprint } = row;
    if (keyThumbprint !== null) {
      // Before anything else: a thief of the token alone can neither renew the session nor end it.
      if (proof?.thumbprint !== keyThumbprint) throw new CallError('ProofRefused');
      await useProof(trx, proof, { keys, subject: sessionID });
    }
    // Never taken back: otherwise script in the page could renew the session once without it, and carry the access token away.
    const signsCalls = row.signsCalls || (keyThumbprint !== null && proof?.signsCalls === true);
    const session: LiveSession = {
      sessionID,
      userID,
      kind,
      origin: row.origin ?? '',
      scopes,
      expiresAt,
      keyThumbprint,
      signsCalls,
      isByProvider: row.providerId !== null,
    };
    if (row.rotatedAt === null) {
      await beforeRotation?.(trx, sessionID);
      return { session, refreshToken: await makeSuccessor(trx, { ...row, signsCalls }, refreshToken) };
    }
    if (row.inGrace && row.successorRotatedAt === null && row.successorSealed !== null) {
      await beforeRepeat?.(trx, sessionID);
      return { session, refreshToken: unseal(refreshToken, 'wbn successor', row.successorSealed) };
    }
    // Returns instead of throwing, because the revocation must be committed.
    await revoke(trx, sessionID, 'refresh token used again');
    onReuse?.(userID);
    return new CallError('SessionError');
  });
  if (outcome instanceof CallError) throw outcome;
  return outcome;
}

const readForRotation = (db: Kysely<Database>, refreshToken: string) =>
  db
    .selectFrom('refreshTokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.sessionId')
    .innerJoin('users as user', 'user.id', 'session.userId')
    .leftJoin('accountSessions as login', 'login.id', 'session.loginId')
    .leftJoin('refreshTokens as successor', 'successor.id', 'token.successorId')
    .select([
      'token.id as tokenId',
      'token.rotatedAt',
      'token.successorSealed',
      'successor.rotatedAt as successorRotatedAt',
      'session.id as sessionId',
      'session.userId',
      'session.kind',
      'session.origin',
      'session.scopes',
      'session.expiresAt',
      'session.keyThumbprint',
      'session.signsCalls',
      'session.loginId',
      'login.providerId',
      sql<boolean>`token.rotated_at > now() - make_interval(secs => ${graceSeconds})`.as('inGrace'),
      sql<boolean>`session.revoked_at is null and session.expires_at > now() and token.expires_at > now()
        and session.last_seen_at > ${usedSince()}
        and "user".deleted_at is null and "user".suspended_at is null`.as('alive'),
    ])
    .where('token.tokenHash', '=', hashOf(refreshToken))
    .forUpdate('token')
    .executeTakeFirst();

async function makeSuccessor(
  db: Kysely<Database>,
  row: { tokenId: string; sessionId: string; signsCalls: boolean; loginId: string | null; expiresAt: Date },
  refreshToken: string,
): Promise<string> {
  const successor = makeSecret();
  const { id } = await db
    .insertInto('refreshTokens')
    .values({ sessionId: row.sessionId, tokenHash: hashOf(successor), expiresAt: row.expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('refreshTokens')
    .set({
      rotatedAt: sql<Date>`now()`,
      successorId: id,
      successorSealed: seal(refreshToken, 'wbn successor', successor),
    })
    .where('id', '=', row.tokenId)
    .execute();
  const lastSeenAt = sql<Date>`now()`;
  // A person who uses only the portal keeps their login at the account site. It is locked before the session, as where both end.
  if (row.loginId) await db.updateTable('accountSessions').set({ lastSeenAt }).where('id', '=', row.loginId).execute();
  await db
    .updateTable('sessions')
    .set({ lastSeenAt, signsCalls: row.signsCalls })
    .where('id', '=', row.sessionId)
    .execute();
  return successor;
}

/** Ends a family; its access tokens are refused from the next call on. */
export async function revoke(db: Kysely<Database>, sessionID: string, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: sql<Date>`now()`, revokeReason: reason })
    .where('id', '=', sessionID)
    .where('revokedAt', 'is', null)
    .execute();
}
