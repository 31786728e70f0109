import { recentLoginSeconds } from '@wbn/contract';
import { type Database, type Kysely, type RawBuilder, sql } from '@wbn/database';
import { CallError } from '../errors/call-error.ts';
import { hasSecondFactorSql } from './second-factor.ts';
import type { Viewer } from './viewer.ts';

/**
 * SQL: when the person of a login, given as its table or alias, last proved who they are: at its beginning, or on the page that asks again. Null if
 * they never did: a login by an identity provider rests on the word of the provider's administrators.
 */
export const lastProof = (login: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql<Date | null>`coalesce(${login}.confirmed_at, case when ${login}.provider_id is null then ${login}.created_at end)`;

/**
 * Refuses an important change of a person with two-step login whose last proof is too old. A session of a login as JSON counts from its beginning.
 * @throws CallError ConfirmationNeeded
 */
export async function assertRecentLogin(db: Kysely<Database>, { sessionID, userID }: Viewer): Promise<void> {
  const proof = sql`case when session.login_id is null then session.created_at else ${lastProof(sql`login`)} end`;
  const stale = await db
    .selectFrom('sessions as session')
    .leftJoin('accountSessions as login', 'login.id', 'session.loginId')
    .select('session.id')
    .where('session.id', '=', sessionID)
    .where(sql<boolean>`coalesce(${proof} < now() - make_interval(secs => ${recentLoginSeconds}), true)`)
    .where(hasSecondFactorSql(sql`${userID}::uuid`))
    .executeTakeFirst();
  if (stale !== undefined) throw new CallError('ConfirmationNeeded');
}
