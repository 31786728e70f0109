import type { Scope } from '@wbn/contract';
import type { Database, Kysely } from '@wbn/database';
import { CallError } from '../errors/call-error.ts';
import type { AccessClaims } from './access-token.ts';

/** The logged-in person of a call. */
export interface Viewer {
  readonly userID: string;
  /** The family of tokens: one browser or one partner page. */
  readonly sessionID: string;
  readonly kind: 'portal' | 'sister' | 'partner';
  readonly scopes: ReadonlySet<Scope>;
  readonly role: 'user' | 'operator';
  readonly emailVerified: boolean;
}

/**
 * Checks in the database whether the token's family is valid: a logout takes effect with the next call.
 * @throws CallError SessionError
 */
export async function viewerOf(db: Kysely<Database>, claims: AccessClaims): Promise<Viewer> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.kind', 'sessions.scopes', 'sessions.expiresAt', 'users.role', 'users.emailVerifiedAt'])
    .where('sessions.id', '=', claims.sessionID)
    .where('sessions.userId', '=', claims.userID)
    .where('sessions.revokedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.expiresAt.getTime() < Date.now()) throw new CallError('SessionError');
  return {
    userID: claims.userID,
    sessionID: claims.sessionID,
    kind: row.kind,
    // Scopes that both the token and the family have: revoked scopes end at once.
    scopes: new Set(claims.scopes.filter((scope) => row.scopes.includes(scope))),
    role: row.role,
    emailVerified: row.emailVerifiedAt !== null,
  };
}
