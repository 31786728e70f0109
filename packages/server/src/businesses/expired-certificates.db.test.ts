import { sql } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearchEngine } from '../search/engine/index.ts';
import { indexBusinesses } from '../search/index-rows.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';
import { dropExpiredCertificates } from './expired-certificates.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

it('a certificate that expired is not found any more from the next day on, without a change of the business', async () => {
  const owner = await aPerson(api);
  const business = await aBusiness(owner, { companyName: 'Certified Pumps' });
  const search = createSearchEngine(api.db);
  await api.db.insertInto('certificates').values({ businessId: business, name: 'ISO 9001', position: 0 }).execute();
  await indexBusinesses(api.db, search, [business]);
  const found = async () => {
    const { json } = await api.ask('/search/business', {
      body: { textQuery: '', businessType: 'MA', filters: { certificate: ['iso9001'] } },
    });
    return json.data.results.map(
      (result: { businessProfile: { businessID: string } }) => result.businessProfile.businessID,
    );
  };
  expect(await found()).toContain(business);
  await sql`update certificates set expire_date = current_date - 1 where business_id = ${business}`.execute(api.db);
  expect(await found()).toContain(business);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await dropExpiredCertificates({ db: api.db, search }, day(-2), day(0));
  expect(await found()).not.toContain(business);
});
