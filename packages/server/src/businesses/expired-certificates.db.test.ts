import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearchEngine } from '../search/engine/index.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';
import { dropExpiredCertificates } from './expired-certificates.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const found = async (): Promise<string[]> => {
  const { json } = await api.ask('/search/business', {
    body: { textQuery: '', businessType: 'MA', filters: { certificate: ['iso9001'] } },
  });
  return json.data.results.map(
    (result: { businessProfile: { businessID: string } }) => result.businessProfile.businessID,
  );
};

/** A business that the search finds by a certificate which has expired since. */
async function certified(): Promise<string> {
  const business = await aBusiness(await aPerson(api), { companyName: 'Certified Pumps' });
  await api.db.insertInto('certificates').values({ businessId: business, name: 'ISO 9001', position: 0 }).execute();
  await indexBusinesses(api.db, createSearchEngine(api.db), [business]);
  await sql`update certificates set expire_date = current_date - 1 where business_id = ${business}`.execute(api.db);
  return business;
}

it('a certificate that expired is not found any more from the next day on, without a change of the business', async () => {
  const business = await certified();
  expect(await found()).toContain(business);
  await dropExpiredCertificates({ db: api.db, search: createSearchEngine(api.db) }, day(-2), day(0));
  expect(await found()).not.toContain(business);
});

it('a business that cannot be written keeps no other one, and is told', async () => {
  const [broken = '', ...others] = [await certified(), await certified(), await certified()].sort();
  await sql`
    create function refuse() returns trigger language plpgsql as $fn$
      begin raise exception 'no room on the disk'; end $fn$;
    create trigger refuse before insert or update on search_document for each row
      when (new.id = ${sql.lit(broken)}::uuid) execute function refuse()`.execute(api.db);
  const work = dropExpiredCertificates({ db: api.db, search: createSearchEngine(api.db) }, day(-2), day(0));
  await expect(work).rejects.toThrow('1 of ');
  expect((await found()).filter((one) => others.includes(one))).toEqual([]);
  expect(await found()).toContain(broken);
});
