import {
  checkReaction,
  follow,
  listCountries,
  loadTimeline,
  readBusiness,
  searchBusinesses,
  unreact,
  updateProfile,
} from '@wbn/contract';
import { expect, it } from 'vitest';
import { success, testServer } from '../testing/server.ts';
import { createClient } from './client.ts';

it('the contract says what goes into a call and what comes out', async () => {
  await using server = await testServer(() => success({ general: { companyName: 'Acme' }, total_results: 1 }));
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin });
  const { data, session } = await client.call(readBusiness, { params: { id: 'x' } });
  const name: string = data.general.companyName;
  const role: 'owner' | 'admin' | 'member' | undefined = session?.role;
  const total: number = (await client.call(searchBusinesses, { body: {} })).data.total_results;
  expect([name, role, total]).toEqual(['Acme', undefined, 1]);

  await client.call(listCountries);
  await client.call(checkReaction, { params: { resourceID: 'x' }, query: { businessID: undefined } });
  await client.call(loadTimeline, { params: { timelineID: 'x' }, query: { skip: 0, size: 10 } });
  await client.call(unreact, { params: { resourceType: 'business' }, body: { resourceID: 'x' } });
  await client.call(updateProfile, { body: { firstName: 'x', birthDate: '' } });
  expect(server.seen.map(({ path }) => path)).toContain('timeline/load/x?skip=0&size=10');

  // @ts-expect-error the id is missing
  await expect(client.call(readBusiness)).rejects.toMatchObject({ name: 'NotFound' });
  // @ts-expect-error the body is missing
  await client.call(follow);
  // @ts-expect-error there is no such type
  await client.call(searchBusinesses, { body: { businessType: 'XX' } });
});
