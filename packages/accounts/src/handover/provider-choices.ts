import { isPartnerScope, partnerScopes } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';
import { holdLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import type { Choice } from './choice.ts';
import type { Consent } from './consents.ts';
import { endAccess, loginsBy, narrowAccess } from './partner-access.ts';

/** The access that logins by identity providers have given a site, as long as a session there lasts. */
export interface ProviderSite extends Choice {
  readonly origin: string;
  readonly grantedAt: Date;
}

/** A login by the identity provider of a business. */
interface LoginByProvider {
  readonly userID: string;
  readonly loginID: string;
  readonly providerID: string;
}

const openSessions = (db: Kysely<Database>, userID: string, by: string) =>
  db
    .selectFrom('sessions')
    .select(['origin', 'scopes', 'businessIds', 'createdAt'])
    .where('userId', '=', userID)
    .where('kind', '=', 'partner')
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('origin', 'is not', null)
    .$narrowType<{ origin: string }>()
    .where('loginId', 'in', loginsBy(db, userID, by))
    .orderBy('createdAt', 'desc');

/**
 * The access that logins by the same provider give an origin now, as a decision on all that a page can ask for; undefined without a session. Such a
 * login stores no consent: the person's own logins would offer it, and its page would get it for their other businesses.
 */
export async function readProviderChoice(
  { db }: Accounts,
  { providerID, userID }: LoginByProvider,
  origin: string,
): Promise<Consent | undefined> {
  const row = await openSessions(db, userID, providerID).where('origin', '=', origin).limit(1).executeTakeFirst();
  if (row === undefined) return undefined;
  const { businessIds: businessIDs, createdAt: grantedAt } = row;
  return { origin, scopes: row.scopes.filter(isPartnerScope), asked: partnerScopes, businessIDs, grantedAt };
}

/** Open sessions of such logins lose what the new choice does not name. A login that has ended meanwhile changes nothing. */
export async function narrowToProviderChoice(
  { db }: Accounts,
  { loginID, providerID: by, userID }: LoginByProvider,
  origin: string,
  choice: Choice,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await holdLogin(trx, loginID)) await narrowAccess(trx, { userID, origin, by }, choice);
  });
}

/** The sites with open sessions of logins by one provider, or by each, newest first. */
export async function listProviderSites({ db }: Accounts, userID: string, by: string): Promise<ProviderSite[]> {
  const sites = new Map<string, ProviderSite>();
  for (const { origin, scopes, businessIds, createdAt } of await openSessions(db, userID, by).execute()) {
    const known = sites.get(origin);
    const held = [...(known?.scopes ?? []), ...scopes];
    sites.set(origin, {
      origin,
      scopes: partnerScopes.filter((scope) => held.includes(scope)),
      businessIDs: [...new Set([...(known?.businessIDs ?? []), ...businessIds])],
      grantedAt: known?.grantedAt ?? createdAt,
    });
  }
  return [...sites.values()];
}

/** Ends what logins by one provider, or by each, have allowed a site. The person's own consent stays. */
export async function endProviderAccess({ db }: Accounts, userID: string, origin: string, by: string): Promise<void> {
  await db.transaction().execute((trx) => endAccess(trx, { userID, origin, by }));
}
