import { type Database, type Kysely, sql } from '@wbn/database';

/**
 * Ends the logins that began by an identity provider, all or those of one person, with their sessions on every site. Call it after the
 * change that refuses new ones, in its transaction. Locks rows in the order login, code, session, as `endSessions` does.
 */
export async function endProviderSessions(
  db: Kysely<Database>,
  { providerID, userID }: { readonly providerID: string; readonly userID?: string },
  reason: string,
): Promise<void> {
  const now = sql<Date>`now()`;
  let logins = db
    .updateTable('accountSessions')
    .set({ revokedAt: now })
    .where('providerId', '=', providerID)
    .where('revokedAt', 'is', null);
  if (userID !== undefined) logins = logins.where('userId', '=', userID);
  const ended = (await logins.returning('id').execute()).map(({ id }) => id);
  if (ended.length === 0) return;
  await db
    .updateTable('handoverCodes')
    .set({ usedAt: now })
    .where('loginId', 'in', ended)
    .where('usedAt', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({ revokedAt: now, revokeReason: reason })
    .where('loginId', 'in', ended)
    .where('revokedAt', 'is', null)
    .execute();
}

/**
 * Ends the logins by the provider of a business. Call it after the change that refuses new ones, in its transaction. It does not lock the provider,
 * since a login that is on its way may hold it and wait for the business: such a login may outlast the call.
 */
export async function endLoginsByBusiness(db: Kysely<Database>, businessID: string, reason: string): Promise<void> {
  const providers = await db.selectFrom('signInProviders').select('id').where('businessId', '=', businessID).execute();
  for (const { id } of providers) await endProviderSessions(db, { providerID: id }, reason);
}
