import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { uuidV5 } from './uuid-v5.ts';

/** The business of imported products that name none. */
export const catalogueID = uuidV5('business: imported catalogue');

/** Made once, by the first import that needs it; nobody owns it. */
export async function ensureCatalogue(trx: Db): Promise<void> {
  await trx
    .insertInto('businesses')
    .values({
      id: catalogueID,
      companyName: 'Imported catalogue',
      shortDescription: 'Products brought in by an operator of the network',
      // Of a type that the home page has no group for.
      businessTypeCode: 'WS',
      industryId: '0015',
      countryCode: 'US',
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ deletedAt: sql<null>`null` }))
    .execute();
}
