import { sql } from '@wbn/database';
import { lockedBusinessesSql, type SecondFactorRule, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

interface Rights {
  readonly scopes: readonly string[];
  readonly businessIds: readonly string[];
  /** For which the person may not act before they set up two-step login, or log in another way. */
  readonly lockedBusinesses: readonly string[];
}

/** The rights of the sessions that still live, in one query. */
export async function liveSessions(
  db: Db,
  ids: ReadonlySet<string>,
  duty: SecondFactorRule | undefined,
): Promise<ReadonlyMap<string, Rights>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('accountSessions as login', 'login.id', 'sessions.loginId')
    .select(['sessions.id', 'sessions.scopes', 'sessions.businessIds'])
    .select(lockedBusinessesSql(sql.ref('users.id'), duty).as('lockedBusinesses'))
    .where('sessions.id', 'in', [...ids])
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', new Date())
    .where(mayAct('users'))
    .execute();
  return new Map(rows.map(({ id, ...rights }) => [id, rights]));
}

/**
 * Whether the session lives and lost nothing since the viewer was let in: not its token, where each use needs a proof, or else a copied proof of one
 * minute would open hours; no business to a duty of two-step login or of another login and, on a partner's page,
 * no scope and no business.
 */
export function stillHolds(living: ReadonlyMap<string, Rights>, viewer: Viewer): boolean {
  const rights = living.get(viewer.sessionID);
  if (rights === undefined) return false;
  if (viewer.provenUntil !== null && viewer.provenUntil * 1000 < Date.now()) return false;
  if (rights.lockedBusinesses.some((id) => !viewer.lockedBusinesses.has(id))) return false;
  // Our own sites have all scopes, whatever their session was begun with.
  if (viewer.businesses === null) return true;
  const { scopes, businessIds } = rights;
  const keepsBusinesses = [...viewer.businesses].every((id) => businessIds.includes(id));
  return keepsBusinesses && [...viewer.scopes].every((scope) => scopes.includes(scope));
}
