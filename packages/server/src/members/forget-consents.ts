import { sql } from '@wbn/database';
import type { Trx } from '../db.ts';

/**
 * Takes a business out of what a person allowed the pages of partners, because they no longer belong to it: when they come back, no page speaks for
 * it again before they say so. Consents come before codes, and these before sessions, as where a code is redeemed: no session begins in between with the business.
 */
export async function forgetConsents(trx: Trx, businessID: string, userID: string): Promise<void> {
  for (const table of ['consents', 'handover_codes', 'sessions']) {
    await sql`update ${sql.table(table)} set business_ids = array_remove(business_ids, ${businessID}::uuid)
      where user_id = ${userID}::uuid and ${businessID}::uuid = any(business_ids)`.execute(trx);
  }
}
