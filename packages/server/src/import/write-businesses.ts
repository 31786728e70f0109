import { jsonb } from '@wbn/database';
import type { Db, Trx } from '../db.ts';
import type { SearchEngine } from '../search/engine/index.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';
import { endVerification } from '../verification/end-verification.ts';
import type { ImportedBusiness } from './read-business.ts';
import type { ImportedSections } from './read-sections.ts';

/** Inserts or updates businesses by id, with their categories and their search documents. */
export async function writeBusinesses(
  trx: Trx,
  search: SearchEngine<Db>,
  businesses: readonly ImportedBusiness[],
): Promise<void> {
  if (businesses.length === 0) return;
  const ids = businesses.map(({ id }) => id);
  const before = await trx
    .selectFrom('businesses')
    .select(['id', 'companyName', 'countryCode', 'businessTypeCode'])
    .where('id', 'in', ids)
    .forUpdate()
    .execute();
  await trx
    .insertInto('businesses')
    .values(
      businesses.map(({ categoryIds: _, sections: __, website, ...row }) => ({
        ...row,
        contact: jsonb(website ? { website } : {}),
      })),
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
  for (const { id, sections } of businesses) if (sections) await writeSections(trx, id, sections);
  const now = new Date();
  const imported = new Map(businesses.map((one) => [one.id, one]));
  for (const old of before) await endVerification(trx, null, { old, patch: imported.get(old.id) ?? {}, now });
  await indexBusinesses(trx, search, ids);
}

/** A certificate that keeps its name keeps its picture. */
async function writeSections(trx: Db, id: string, { patch, certificates }: ImportedSections): Promise<void> {
  await trx.updateTable('businesses').set(patch).where('id', '=', id).execute();
  if (certificates === null) return;
  const old = await trx
    .deleteFrom('certificates')
    .where('businessId', '=', id)
    .returning(['name', 'photoKey'])
    .execute();
  const pictures = new Map(old.map(({ name, photoKey }) => [name, photoKey]));
  if (certificates.length === 0) return;
  const rows = certificates.map((row, position) => ({
    ...row,
    businessId: id,
    position,
    photoKey: pictures.get(row.name) ?? null,
  }));
  await trx.insertInto('certificates').values(rows).execute();
}
