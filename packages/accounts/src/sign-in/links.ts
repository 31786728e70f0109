import { type Database, isUniqueViolation, jsonb, type Kysely, queueMail, sql } from '@wbn/database';
import { endProviderSessions, wasRemoved } from '@wbn/http';
import { readAccount } from '../account/account.ts';
import type { Accounts } from '../context.ts';
import { holdProvider, type Provider } from './providers.ts';

export interface SignInLink {
  readonly providerId: string;
  readonly businessName: string;
  readonly createdAt: Date;
}

/** The businesses by whose provider a person logs in. */
export const listLinks = (db: Kysely<Database>, userID: string): Promise<SignInLink[]> =>
  db
    .selectFrom('signInLinks as link')
    .innerJoin('signInProviders as p', 'p.id', 'link.providerId')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .select(['p.id as providerId', 'b.companyName as businessName', 'link.createdAt'])
    .where('link.userId', '=', userID)
    .orderBy('link.createdAt')
    .execute();

/** Ends a link and all logins that began by it. */
export const removeLink = ({ db }: Accounts, userID: string, providerID: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('signInLinks')
      .where('userId', '=', userID)
      .where(sql<string>`provider_id::text`, '=', providerID)
      .returning('providerId')
      .executeTakeFirst();
    if (row) await endProviderSessions(trx, { providerID: row.providerId, userID }, 'sign-in by the provider ended');
  });

/** Ends the logins by providers that may not vouch for the new address of a person. Call it in the transaction that has changed the address. */
export async function endUnvouchedLogins(trx: Kysely<Database>, userID: string, email: string): Promise<void> {
  for (const { providerId: providerID } of await listLinks(trx, userID)) {
    if (await holdProvider(trx, providerID, email)) continue;
    await endProviderSessions(trx, { providerID, userID }, 'address of another domain');
  }
}

/** Lets a person of a provider log in to an account, and mails its owner; a member joins if the business wants that and has not removed them. Call it in a transaction. */
export async function addLink(
  trx: Kysely<Database>,
  { id, businessId, businessName, joins }: Provider,
  { subject, userID }: { readonly subject: string; readonly userID: string },
): Promise<void> {
  await trx
    .insertInto('signInLinks')
    .values({ providerId: id, subject, userId: userID, lastUsedAt: sql<Date>`now()` })
    .execute();
  const { email: to, firstName, locale } = await readAccount(trx, userID);
  const dedupeKey = `sign-in-linked:${id}:${userID}:${Date.now()}`;
  await queueMail(trx, { to, template: 'sign-in-linked', locale, data: { firstName, businessName }, dedupeKey });
  if (!joins) return;
  // A removal that is not finished is waited for: the insertion below would wait for it too, and then make the person a member again.
  await trx
    .selectFrom('businessMembers')
    .select('role')
    .where('businessId', '=', businessId)
    .where('userId', '=', userID)
    .forShare()
    .execute();
  if (await wasRemoved(trx, { businessID: businessId, userID })) return;
  const joined = await trx
    .insertInto('businessMembers')
    .values({ businessId, userId: userID, role: 'member' })
    .onConflict((conflict) => conflict.columns(['businessId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (joined === undefined) return;
  await trx
    .insertInto('auditLog')
    .values({
      ...{ action: 'member.joined', actorUserId: userID, actorKind: 'user', businessId },
      ...{ resourceType: 'user', resourceId: userID, data: jsonb({ role: 'member', by: 'provider' }) },
    })
    .execute();
}

/** Whether the person of the provider, or the account, was linked by another request meanwhile. */
export const isLinkedAlready = (error: unknown): boolean =>
  isUniqueViolation(error, 'sign_in_links_pkey') || isUniqueViolation(error, 'sign_in_links_provider_id_user_id_key');
