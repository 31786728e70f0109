import { scopes as allScopes, type Scope } from '@wbn/contract';
import { type Database, type Kysely, type RawBuilder, sql } from '@wbn/database';
import { CallError } from '../errors/call-error.ts';
import type { AccessClaims } from './access-token.ts';
import { lockedBusinessesSql, otherLoginBusinessesSql } from './locked-businesses.ts';
import { hasSecondFactorSql, type SecondFactorRule } from './second-factor.ts';

/** The logged-in person of a call. */
export interface Viewer {
  readonly userID: string;
  /** The family of tokens: one browser or one partner page. */
  readonly sessionID: string;
  readonly kind: 'portal' | 'sister' | 'partner';
  readonly scopes: ReadonlySet<Scope>;
  /** On a partner's page: the businesses that the person allowed it. Null elsewhere: all that the person belongs to. */
  readonly businesses: ReadonlySet<string> | null;
  /** Businesses for which the viewer may not act before they set up two-step login, or log in another way. */
  readonly lockedBusinesses: ReadonlySet<string>;
  /** Those of them that need another login. */
  readonly otherLoginBusinesses: ReadonlySet<string>;
  /** Whether they logged in by the provider of a business, whose administrators could do so in their name. */
  readonly isByProvider: boolean;
  readonly role: 'user' | 'operator';
  /** Whether the viewer may not act as an operator before they set up two-step login. */
  readonly isOperatorLocked: boolean;
  readonly emailVerified: boolean;
  /** Epoch seconds at which the token ends, if each use of it needs a proof of its key; null: it needs none. */
  readonly provenUntil: number | null;
}

/**
 * Checks in the database whether the token's family is valid: a logout takes effect with the next call.
 * @throws CallError SessionError
 */
export async function viewerOf(
  db: Kysely<Database>,
  claims: AccessClaims,
  duty?: SecondFactorRule | undefined,
): Promise<Viewer> {
  const userID = sql.ref('users.id');
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('accountSessions as login', 'login.id', 'sessions.loginId')
    .select(['sessions.kind', 'sessions.scopes', 'sessions.businessIds', 'sessions.expiresAt'])
    .select(['users.role', 'users.emailVerifiedAt', 'login.providerId'])
    .select(hasSecondFactorSql(userID).as('hasSecondFactor'))
    .select(lockedBusinessesSql(userID, duty).as('lockedBusinesses'))
    .select(otherLoginBusinessesSql(userID).as('otherLoginBusinesses'))
    .where('sessions.id', '=', claims.sessionID)
    .where('sessions.userId', '=', claims.userID)
    .where('sessions.revokedAt', 'is', null)
    .where('users.deletedAt', 'is', null)
    .where('users.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.expiresAt.getTime() < Date.now()) throw new CallError('SessionError');
  // Our own sites may do everything, with sessions from before a scope existed too. On a partner's page: the scopes that the token
  // carries and the session still has, so that a scope taken back ends at once.
  const scopes = new Set(
    row.kind === 'partner' ? claims.scopes.filter((scope) => row.scopes.includes(scope)) : allScopes,
  );
  const allowed = scopes.has('businesses') ? row.businessIds : [];
  return {
    userID: claims.userID,
    sessionID: claims.sessionID,
    kind: row.kind,
    scopes,
    businesses: row.kind === 'partner' ? new Set(allowed) : null,
    lockedBusinesses: new Set(row.lockedBusinesses),
    otherLoginBusinesses: new Set(row.otherLoginBusinesses),
    isByProvider: row.providerId !== null,
    // Such a login never acts as operator.
    role: row.providerId === null ? row.role : 'user',
    isOperatorLocked: duty?.operators === true && row.role === 'operator' && !row.hasSecondFactor,
    emailVerified: row.emailVerifiedAt !== null,
    provenUntil: claims.thumbprint === undefined ? null : claims.expires,
  };
}

/** Whether the viewer may use their role in a business here at all. It says nothing about the role. */
export const isAllowedBusiness = ({ businesses }: Viewer, businessID: string): boolean =>
  businesses === null || businesses.has(businessID.toLowerCase());

/** The same as SQL, for a column of business ids. */
export const inAllowedBusinesses = ({ businesses }: Viewer, column: string): RawBuilder<boolean> =>
  businesses === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...businesses]}::uuid[])`;

/** Whether the viewer must set up two-step login, or log in another way, before they act for a business. It says nothing about their role. */
export const isLockedBusiness = ({ lockedBusinesses }: Viewer, businessID: string): boolean =>
  lockedBusinesses.has(businessID.toLowerCase());

/** SQL for a column of business ids: those for which the viewer may use their role here and now. */
export const inUsableBusinesses = (viewer: Viewer, column: string): RawBuilder<boolean> =>
  viewer.lockedBusinesses.size === 0
    ? inAllowedBusinesses(viewer, column)
    : sql<boolean>`(${inAllowedBusinesses(viewer, column)}
        and ${sql.ref(column)} <> all(${[...viewer.lockedBusinesses]}::uuid[]))`;
