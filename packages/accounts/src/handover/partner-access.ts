import { type Database, type Kysely, sql } from '@wbn/database';
import type { Choice } from './choice.ts';

/** The access of a person's sessions at a partner's origin, and of the codes on their way to it. */
export interface Access {
  readonly userID: string;
  readonly origin: string;
  /** Only that of logins by identity providers: of one, or 'each'. */
  readonly by?: string;
}

/** The logins of a person by one identity provider, or by each. */
export const loginsBy = (db: Kysely<Database>, userID: string, by: string) => {
  const logins = db.selectFrom('accountSessions').select('id').where('userId', '=', userID);
  return by === 'each' ? logins.where('providerId', 'is not', null) : logins.where('providerId', '=', by);
};

/**
 * Takes away what a choice does not name. Codes before sessions, as where all sessions of a person end: no session begins in between with
 * more. A code of a person's own login has no businesses: the consent says them, whose row was written before.
 */
export async function narrowAccess(
  trx: Kysely<Database>,
  { by, origin, userID }: Access,
  { businessIDs, scopes }: Choice,
): Promise<void> {
  const narrowed = {
    scopes: sql<string[]>`array(select unnest(scopes) intersect select unnest(${[...scopes]}::text[]))`,
    businessIds: sql<string[]>`array(select unnest(business_ids) intersect select unnest(${[...businessIDs]}::uuid[]))`,
  };
  let codes = trx
    .updateTable('handoverCodes')
    .set(narrowed)
    .where('userId', '=', userID)
    .where('continueOrigin', '=', origin)
    .where('businessIds', 'is not', null)
    .where('usedAt', 'is', null);
  let sessions = trx
    .updateTable('sessions')
    .set(narrowed)
    .where('userId', '=', userID)
    .where('origin', '=', origin)
    .where('kind', '=', 'partner')
    .where('revokedAt', 'is', null);
  if (by !== undefined) {
    codes = codes.where('loginId', 'in', loginsBy(trx, userID, by));
    sessions = sessions.where('loginId', 'in', loginsBy(trx, userID, by));
  }
  await codes.execute();
  await sessions.execute();
}

/** Ends the sessions, and the codes that were issued and not redeemed. */
export async function endAccess(trx: Kysely<Database>, { by, origin, userID }: Access): Promise<void> {
  const now = sql<Date>`now()`;
  let codes = trx
    .updateTable('handoverCodes')
    .set({ usedAt: now })
    .where('userId', '=', userID)
    .where('continueOrigin', '=', origin)
    .where('kind', '=', 'partner')
    .where('usedAt', 'is', null);
  let sessions = trx
    .updateTable('sessions')
    .set({ revokedAt: now, revokeReason: 'consent taken back' })
    .where('userId', '=', userID)
    .where('origin', '=', origin)
    .where('kind', '=', 'partner')
    .where('revokedAt', 'is', null);
  if (by !== undefined) {
    codes = codes.where('loginId', 'in', loginsBy(trx, userID, by));
    sessions = sessions.where('loginId', 'in', loginsBy(trx, userID, by));
  }
  await codes.execute();
  await sessions.execute();
}
