import type { Scope } from '@wbn/contract';
import { sql } from '@wbn/database';
import type { Accounts } from '../context.ts';
import type { Target } from './target.ts';

/** Stores the person's consent for the target's origin. */
export async function grantConsent({ db }: Accounts, userID: string, target: Target): Promise<void> {
  const granted = {
    scopes: [...target.scopes],
    partnerKeyId: target.partnerKey?.id ?? null,
    grantedAt: sql<Date>`now()`,
    revokedAt: null,
  };
  await db
    .insertInto('consents')
    .values({ userId: userID, origin: target.origin, ...granted })
    .onConflict((conflict) => conflict.columns(['userId', 'origin']).doUpdateSet(granted))
    .execute();
}

/** Whether the person's current consent covers all scopes of the target. */
export async function hasConsent({ db }: Accounts, userID: string, target: Target): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('scopes')
    .where('userId', '=', userID)
    .where('origin', '=', target.origin)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined && target.scopes.every((scope) => row.scopes.includes(scope));
}

export interface Consent {
  readonly origin: string;
  readonly scopes: readonly Scope[];
  readonly grantedAt: Date;
}

/** The sites with the person's consent, newest first. */
export async function listConsents({ db }: Accounts, userID: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['origin', 'scopes', 'grantedAt'])
    .where('userId', '=', userID)
    .where('revokedAt', 'is', null)
    .orderBy('grantedAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, scopes: row.scopes as Scope[] }));
}

/** Revokes a consent and ends the sessions that depend on it. */
export async function revokeConsent({ db }: Accounts, userID: string, origin: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = sql<Date>`now()`;
    await trx
      .updateTable('consents')
      .set({ revokedAt: now })
      .where('userId', '=', userID)
      .where('origin', '=', origin)
      .where('revokedAt', 'is', null)
      .execute();
    await trx
      .updateTable('sessions')
      .set({ revokedAt: now, revokeReason: 'consent taken back' })
      .where('userId', '=', userID)
      .where('origin', '=', origin)
      .where('kind', '=', 'partner')
      .where('revokedAt', 'is', null)
      .execute();
    // Codes that were issued to that origin but not redeemed.
    await trx
      .updateTable('handoverCodes')
      .set({ usedAt: now })
      .where('userId', '=', userID)
      .where('continueOrigin', '=', origin)
      .where('kind', '=', 'partner')
      .where('usedAt', 'is', null)
      .execute();
  });
}
