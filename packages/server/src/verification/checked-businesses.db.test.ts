import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

it('an operator sees beside the evidence what the business says of itself, who reported it, and what was decided before', async () => {
  const [owner, reader] = [await aPerson(api), await aPerson(api)];
  const operator = await aPerson(api, 'Olga', { role: 'operator' });
  const id = await aBusiness(owner, { companyName: 'Compared Works' });
  const own = `/business/${id}/verification`;
  const submit = async (): Promise<string> => {
    const body = { scopes: ['registration'], evidence: [{ label: 'Commercial register' }] };
    return (await owner.ask(own, { body })).json.data.verificationID;
  };
  const decide = (verificationID: string, body: object) =>
    operator.ask(`/operator/verifications/${verificationID}`, { body });
  const listed = async () => (await operator.ask(`/operator/verifications?q=${id}`)).json.data.items[0];

  await submit();
  expect((await listed()).business).toEqual({
    country: 'SA',
    state: expect.any(String),
    city: null,
    zipcode: null,
    address: null,
    website: null,
    since: expect.stringMatching(/^\d{4}-/),
    reports: 0,
    others: [],
  });

  const address = { legalAddressEnglish: 'King Fahd Road 12', zipcode: '11564', city: 'Riyadh' };
  const contactInfo = { ...address, website: 'https://compared.example' };
  await owner.ask(`/business/profile/${id}`, { method: 'PUT', body: { contactInfo } });
  const reported = { resourceType: 'business', resourceID: id, reason: 'fraud', details: 'They never delivered' };
  await reader.ask('/moderation/report', { body: reported });
  await decide((await listed()).verificationID, { decision: 'reject', note: 'Of another year.' });
  const approved = await submit();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await decide(approved, { decision: 'approve', scopes: ['registration'], expiresAt });
  await api.db.updateTable('verifications').set({ expiresAt: new Date() }).where('id', '=', approved).execute();
  const last = await submit();
  const now = await listed();
  expect(now.verificationID).toBe(last);
  expect(now.business).toMatchObject({
    city: 'Riyadh',
    zipcode: '11564',
    address: 'King Fahd Road 12',
    website: 'https://compared.example',
    reports: 1,
  });
  // The approval is over, although no job has marked it.
  expect(now.business.others.map(({ state }: { state: string }) => state)).toEqual(['expired', 'rejected']);
});
