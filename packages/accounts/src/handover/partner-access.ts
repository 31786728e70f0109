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

/** Changes of the open codes and sessions. Codes come before sessions, as where all sessions of a person end: none begins in between. */
function changesOf(trx: Kysely<Database>, { by, origin, userID }: Access) {
  const codes = trx
    .updateTable('handoverCodes')
    .where('userId', '=', userID)
    .where('continueOrigin', '=', origin)
    .where('kind', '=', 'partner')
    .where('usedAt', 'is', null);
  const sessions = trx
    .updateTable('sessions')
    .where('userId', '=', userID)
    .where('origin', '=', origin)
    .where('kind', '=', 'partner')
    .where('revokedAt', 'is', null);
  if (by === undefined) return { codes, sessions };
  const logins = loginsBy(trx, userID, by);
  return { codes: codes.where('loginId', 'in', logins), sessions: sessions.where('loginId', 'in', logins) };
}

/**
 * Takes away what a choice does not name. A code of a person's own login has no businesses: the consent says them, whose row was written
 * before.
 */
export async function narrowAccess(
  trx: Kysely<Database>,
  access: Access,
  { businessIDs, scopes }: Choice,
): Promise<void> {
  const narrowed = {
    scopes: sql<string[]>`array(select unnest(scopes) intersect select unnest(${[...scopes]}::text[]))`,
    businessIds: sql<string[]>`array(select unnest(business_ids) intersect select unnest(${[...businessIDs]}::uuid[]))`,
  };
  const { codes, sessions } = changesOf(trx, access);
  await codes.set(narrowed).where('businessIds', 'is not', null).execute();
  await sessions.set(narrowed).execute();
}

/** Ends the sessions, and the codes that were issued and not redeemed. */
export async function endAccess(trx: Kysely<Database>, access: Access): Promise<void> {
  const now = sql<Date>`now()`;
  const { codes, sessions } = changesOf(trx, access);
  await codes.set({ usedAt: now }).execute();
  await sessions.set({ revokedAt: now, revokeReason: 'consent taken back' }).execute();
}
