import { isPartnerScope, type PartnerScope } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';
import { holdLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import type { Choice } from './choice.ts';
import { endAccess, narrowAccess } from './partner-access.ts';
import type { Target } from './target.ts';

export interface Consent extends Choice {
  readonly origin: string;
  /** The scopes that the page offered when the person decided. */
  readonly asked: readonly PartnerScope[];
  readonly grantedAt: Date;
}

/** Whether a choice allows more than the earlier consent. */
export const isWider = ({ scopes, businessIDs }: Choice, before: Choice | undefined): boolean =>
  before === undefined ||
  scopes.some((scope) => !before.scopes.includes(scope)) ||
  businessIDs.some((id) => !before.businessIDs.includes(id));

const select = (db: Kysely<Database>, userID: string) =>
  db
    .selectFrom('consents')
    .select(['origin', 'scopes', 'askedScopes', 'businessIds', 'grantedAt'])
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null);
type ConsentRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const consentOf = ({ origin, scopes, askedScopes, businessIds, grantedAt }: ConsentRow): Consent => ({
  origin,
  scopes: scopes.filter(isPartnerScope),
  asked: askedScopes.filter(isPartnerScope),
  businessIDs: businessIds,
  grantedAt,
});

/**
 * Stores the person's consent for the target's origin, in place of an earlier one. Only for a login of their own, not by a provider. Open sessions there lose what it does not name. `loginID`: of the
 * browser that sent it; a login that has ended meanwhile allows nothing.
 */
export async function grantConsent(
  { db }: Accounts,
  userID: string,
  target: Target,
  choice: Choice,
  loginID: string,
): Promise<void> {
  const granted = {
    scopes: [...choice.scopes],
    askedScopes: [...target.scopes],
    businessIds: [...choice.businessIDs],
    partnerKeyId: target.partnerKey?.id ?? null,
    grantedAt: sql<Date>`now()`,
    revokedAt: null,
  };
  await db.transaction().execute(async (trx) => {
    if (!(await holdLogin(trx, loginID))) return;
    await trx
      .insertInto('consents')
      .values({ userId: userID, origin: target.origin, ...granted })
      .onConflict((conflict) => conflict.columns(['userId', 'origin']).doUpdateSet(granted))
      .execute();
    // After the consent's row, which a code's redemption locks: no session can begin in between with more.
    await narrowAccess(trx, { userID, origin: target.origin }, choice);
  });
}

/** Changes what a site may do. Less holds from the next call on; more comes with the next login there. */
export async function changeConsent({ db }: Accounts, userID: string, origin: string, choice: Choice): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('consents')
      .set({ scopes: [...choice.scopes], businessIds: [...choice.businessIDs] })
      .where('userId', '=', userID)
      .where('origin', '=', origin)
      .where('revokedAt', 'is', null)
      .returning('origin')
      .executeTakeFirst();
    if (changed !== undefined) await narrowAccess(trx, { userID, origin }, choice);
  });
}

/** The consent that the person gives the origin now. */
export async function readConsent({ db }: Accounts, userID: string, origin: string): Promise<Consent | undefined> {
  const row = await select(db, userID).where('origin', '=', origin).executeTakeFirst();
  return row && consentOf(row);
}

/** The same, and nobody changes or revokes it before the transaction ends. */
export async function lockConsent(trx: Kysely<Database>, userID: string, origin: string): Promise<Consent | undefined> {
  const row = await select(trx, userID).where('origin', '=', origin).forShare().executeTakeFirst();
  return row && consentOf(row);
}

/** Whether the person has decided on all that the target asks for, and has not taken it back. */
export async function hasConsent(accounts: Accounts, userID: string, target: Target): Promise<boolean> {
  const consent = await readConsent(accounts, userID, target.origin);
  return consent !== undefined && target.scopes.filter(isPartnerScope).every((scope) => consent.asked.includes(scope));
}

/** The sites with the person's consent, newest first. */
export async function listConsents({ db }: Accounts, userID: string): Promise<Consent[]> {
  return (await select(db, userID).orderBy('grantedAt', 'desc').execute()).map(consentOf);
}

/** Revokes a consent and ends the sessions at its origin, also those without a stored consent. */
export async function revokeConsent({ db }: Accounts, userID: string, origin: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('consents')
      .set({ revokedAt: sql<Date>`now()` })
      .where('userId', '=', userID)
      .where('origin', '=', origin)
      .where('revokedAt', 'is', null)
      .execute();
    await endAccess(trx, { userID, origin });
  });
}
