import { jsonb } from '@wbn/database';
import type { Db } from '../context.ts';
import type { SearchEngine } from '../search/engine/index.ts';
import { indexBusinesses } from '../search/index-rows.ts';
import type { ImportedBusiness } from './read-business.ts';

/** Puts businesses in, or over what is there by the same id, with their categories and into the search index. */
export async function writeBusinesses(
  trx: Db,
  search: SearchEngine<Db>,
  businesses: readonly ImportedBusiness[],
): Promise<void> {
  if (businesses.length === 0) return;
  const ids = businesses.map(({ id }) => id);
  await trx
    .insertInto('businesses')
    .values(
      businesses.map(({ categoryIds: _, website, ...row }) => ({ ...row, contact: jsonb(website ? { website } : {}) })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((set) => ({
        externalId: set.ref('excluded.externalId'),
        companyName: set.ref('excluded.companyName'),
        shortDescription: set.ref('excluded.shortDescription'),
        generalDescription: set.ref('excluded.generalDescription'),
        businessTypeCode: set.ref('excluded.businessTypeCode'),
        industryId: set.ref('excluded.industryId'),
        countryCode: set.ref('excluded.countryCode'),
        stateId: set.ref('excluded.stateId'),
        city: set.ref('excluded.city'),
        yearEstablished: set.ref('excluded.yearEstablished'),
        contact: set.ref('excluded.contact'),
      })),
    )
    .execute();
  await trx.deleteFrom('businessCategories').where('businessId', 'in', ids).execute();
  await trx
    .insertInto('businessCategories')
    .values(
      businesses.flatMap(({ id, industryId, categoryIds }) =>
        categoryIds.map((categoryId, position) => ({ businessId: id, industryId, categoryId, position })),
      ),
    )
    .execute();
  await indexBusinesses(trx, search, ids);
}
