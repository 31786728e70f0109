import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { uuidV5 } from './uuid-v5.ts';

/** The business that gets imported products without a business id. */
export const catalogueID = uuidV5('business: imported catalogue');

/** Created by the first import that needs it. It has no owner. */
export async function ensureCatalogue(trx: Db): Promise<void> {
  await trx
    .insertInto('businesses')
    .values({
      id: catalogueID,
      companyName: 'Imported catalogue',
      shortDescription: 'Products brought in by an operator of the network',
      // A business type that the home page does not show.
      businessTypeCode: 'WS',
      industryId: '0015',
      countryCode: 'US',
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ deletedAt: sql<null>`null` }))
    .execute();
}
