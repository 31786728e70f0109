import { recentLoginSeconds } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';
import { CallError } from '../errors/call-error.ts';
import { hasSecondFactorSql } from './second-factor.ts';
import type { Viewer } from './viewer.ts';

/**
 * Refuses an important change of a person with two-step login who last proved who they are too long ago: at the login behind the session,
 * or on the account site's page that asks again. A session of a login as JSON counts from its beginning.
 * @throws CallError ConfirmationNeeded
 */
export async function assertRecentLogin(db: Kysely<Database>, { sessionID, userID }: Viewer): Promise<void> {
  const stale = await db
    .selectFrom('sessions as session')
    .leftJoin('accountSessions as login', 'login.id', 'session.loginId')
    .select('session.id')
    .where('session.id', '=', sessionID)
    .where(
      sql<boolean>`coalesce(login.confirmed_at, login.created_at, session.created_at) < now() - make_interval(secs => ${recentLoginSeconds})`,
    )
    .where(hasSecondFactorSql(sql`${userID}::uuid`))
    .executeTakeFirst();
  if (stale !== undefined) throw new CallError('ConfirmationNeeded');
}
