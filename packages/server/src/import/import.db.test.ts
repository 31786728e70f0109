import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aPerson } from '../testing/world.ts';
import { catalogueID } from './catalogue.ts';
import { importLines } from './import-lines.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

async function run(lines: readonly unknown[]) {
  const refused: [number, string][] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const summary = await importLines(api.db, stream(text), { refused: (line, reason) => refused.push([line, reason]) });
  return { summary, refused };
}
/** The text in chunks that end anywhere, even inside a character. */
async function* stream(text: string) {
  const bytes = Buffer.from(text);
  for (let index = 0; index < bytes.length; index += 7) yield bytes.subarray(index, index + 7);
}
const find = async (textQuery: string) => (await api.ask('/search/product', { body: { textQuery } })).json.data.results;
const company = {
  type: 'business',
  externalID: 'c-1',
  companyName: 'Imported Valves',
  categories: ['0001.01'],
  businessType: 'EX',
  country: 'CL',
  shortDescription: 'Valves of every kind',
};

describe('an import', () => {
  it('that gives a verified business another name, country or type takes its mark away', async () => {
    const owner = await aPerson(api);
    const operator = await aPerson(api, 'Olga', { role: 'operator' });
    const line = { ...company, externalID: 'c-verified' };
    await run([line]);
    const { id } = await api.db
      .selectFrom('businesses')
      .select('id')
      .where('externalId', '=', 'c-verified')
      .executeTakeFirstOrThrow();
    await api.db.insertInto('businessMembers').values({ businessId: id, userId: owner.id, role: 'owner' }).execute();
    const body = { scopes: ['registration'], evidence: [{ label: 'Commercial register' }] };
    const { json } = await owner.ask(`/business/${id}/verification`, { body });
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const decision = { decision: 'approve', scopes: ['registration'], expiresAt };
    await operator.ask(`/operator/verifications/${json.data.verificationID}`, { body: decision });
    const isVerified = async () => (await api.ask(`/business/profile/${id}`)).json.data.verified;
    await run([{ ...line, shortDescription: 'Pumps' }]);
    expect(await isVerified()).toBe(true);
    await owner.ask(`/business/${id}/verification`, { body });
    await run([{ ...line, companyName: 'Siemens AG' }]);
    expect(await isVerified()).toBe(false);
    const [waiting] = (await operator.ask(`/operator/verifications?q=${id}`)).json.data.items;
    expect(waiting.changes).toEqual([{ field: 'companyName', was: 'Imported Valves', is: 'Siemens AG' }]);
    const act = api.db.selectFrom('auditLog').select('actorKind').where('action', '=', 'verification.expired');
    expect(await act.where('businessId', '=', id).execute()).toEqual([{ actorKind: 'system' }]);
  });

  it('brings products into the catalogue and the index, values of any kind as text', async () => {
    const specs = [
      { key: 'Weight', value: 12.5 },
      { key: 'Waterproof', value: true },
      { key: 'Nothing', value: null },
    ];
    const { summary } = await run([
      {
        type: 'product',
        externalID: 'e-1',
        name: 'Überpump 3000',
        description: 'Pumps',
        keywords: 'water, oil',
        specs,
        flavour: 'X',
        color: 'red',
      },
    ]);
    expect(summary).toMatchObject({ lines: 1, products: 1, refused: 0 });
    expect([...summary.ignoredKeys]).toEqual([
      ['flavour', 1],
      ['color', 1],
    ]);
    expect(await find('uberpump')).toMatchObject([
      {
        externalID: 'e-1',
        businessID: catalogueID,
        businessProfile: { general: { companyName: 'Imported catalogue' } },
        keywords: 'water, oil',
        specs: [
          { key: 'Weight', value: '12.5' },
          { key: 'Waterproof', value: 'true' },
        ],
      },
    ]);
  });

  it('twice is once: the same lines change nothing, changed ones replace', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({
      type: 'product',
      externalID: `t-${index}`,
      name: `Twin gauge ${index}`,
    }));
    await run(lines);
    const count = async () => (await api.db.selectFrom('products').select('id').execute()).length;
    const before = await count();
    await run(lines.map((line) => ({ ...line, name: line.name.replace('gauge', 'dial') })));
    expect(await count()).toBe(before);
    expect(await find('twin gauge 7')).not.toMatchObject([{ name: 'Twin gauge 7' }]);
    expect((await find('twin dial 7'))[0].name).toBe('Twin dial 7');
  });

  it('takes businesses, and products of businesses that came before them', async () => {
    const businessID = '5f0d4c3e-1111-4222-8333-444455556666';
    const { summary, refused } = await run([
      { ...company, businessID, website: 'https://valves.example' },
      { type: 'product', productID: '5f0d4c3e-1111-4222-8333-444455557777', businessID, name: 'Gate valve' },
      company,
    ]);
    expect(refused).toEqual([[3, 'its externalID belongs to another id']]);
    expect(summary).toMatchObject({ businesses: 1, products: 1 });
    expect((await api.ask('/product/5f0d4c3e-1111-4222-8333-444455557777')).json.data.businessID).toBe(businessID);
    const { contactInfo } = (await api.ask(`/business/profile/${businessID}`)).json.data;
    expect(contactInfo).toMatchObject({ country: { code: 'CL' }, website: 'https://valves.example' });
  });

  it('takes a business in the six sections, also as its profile was answered, and the same again changes nothing', async () => {
    const owner = await aPerson(api);
    const kept = await aBusiness(owner);
    const terms = { acceptedDeliveryTerms: ['FOB'], acceptedPaymentCurrencies: ['USD'], packagingTypes: ['Crate'] };
    const phone = { countryCode: '+966', businessPhoneNumber: '501234567' };
    const body = {
      general: { totalEmployees: { min: 10, max: 50 }, yearStablished: 1998, generalDescription: 'Since 1998' },
      contactInfo: {
        website: 'https://najd.example',
        email: 'hello@najd.example',
        city: 'Jeddah',
        phone,
        country: 'SA',
        state: 'SA-01',
      },
      factory: { factorySize: 900, country: 'SA', state: 'SA-01', contractManufacturing: [{ code: 'OEM' }] },
      tradeCapabilities: { markets: [{ name: 'Europe' }], spokenLanguages: ['Arabic'], averageLeadTime: 20 },
      businessTerms: { ...terms, acceptedPaymentTypes: ['L/C'] },
      certificates: [{ name: 'ISO 9001', issueDate: '2024-02-29', expireDate: '2027-02-28' }],
    };
    const put = await owner.ask(`/business/profile/${kept}`, { method: 'PUT', body });
    expect(put.status).toBe(200);
    const { reactions, revision, createdAt, ...profile } = (await api.ask(`/business/profile/${kept}`)).json.data;
    const businessID = '5f0d4c3e-2222-4222-8333-444455556666';
    const answered = { type: 'business', ...profile, businessID };
    const written = { ...answered, ...body, general: { ...answered.general, ...body.general }, externalID: 's-1' };
    for (const line of [answered, answered, written, written]) {
      const { summary, refused } = await run([line]);
      expect([refused, summary.businesses]).toEqual([[], 1]);
      const again = (await api.ask(`/business/profile/${businessID}`)).json.data;
      const unnumbered = (all: { id: string }[]) => all.map(({ id: _, ...certificate }) => certificate);
      expect({ ...again, certificates: unnumbered(again.certificates) }).toMatchObject({
        ...profile,
        businessID,
        certificates: unnumbered(profile.certificates),
      });
    }
    const general = { ...answered.general, companyName: '' };
    const { refused } = await run([
      { ...answered, general },
      { ...answered, factory: { factorySize: 'large', doors: 3 } },
      {
        ...answered,
        contactInfo: { ...answered.contactInfo, phone: { countryCode: '+966', businessPhoneNumber: 'x' } },
      },
      { ...answered, certificates: [{ name: 'ISO', issueDate: '2023-02-29' }] },
      { ...answered, businessTerms: [] },
    ]);
    expect(refused.map(([line, reason]) => [line, reason.split(' ')[0]])).toEqual([
      [1, 'general.companyName'],
      [2, 'factory.factorySize,'],
      [3, 'contactInfo.phone'],
      [4, 'certificates.issueDate'],
      [5, 'businessTerms'],
    ]);
  });

  it('tells each bad line by number and reason, and goes on', async () => {
    const { refused, summary } = await run([
      '{"type":"product"',
      '[]',
      { type: 'planet' },
      { type: 'product', name: 'No id' },
      { type: 'product', externalID: 'b-5' },
      '',
      { type: 'product', externalID: 'b-7', name: 'Bad\u0000name' },
      { type: 'product', externalID: 'b-8', name: 'x', specs: { a: 1 } },
      { type: 'product', externalID: 'b-9', name: 'x', businessID: '5f0d4c3e-9999-4222-8333-444455556666' },
      { type: 'product', productID: 'not-an-id', name: 'x' },
      { ...company, externalID: 'b-11', country: 'ZZ' },
      { ...company, externalID: 'b-12', website: 'javascript:alert(1)' },
      `{"type":"product","externalID":"b-13","name":"${'x'.repeat(1_100_000)}"}`,
      { type: 'product', externalID: 'b-14', name: 'The good one' },
    ]);
    expect(refused.map(([line]) => line).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13]);
    expect(new Map(refused).get(9)).toBe('its businessID is unknown');
    expect(summary).toMatchObject({ lines: 14, products: 1, refused: 12 });
    expect((await find('the good one'))[0].externalID).toBe('b-14');
  });

  it('gives no business a name that passes for the network, or turns its surroundings, in either form of a line', async () => {
    const names = ['WBN Support', 'w.b.n. payments', 'ＷＢＮ', 'Valves \u202eexe'];
    const flat = names.map((companyName, n) => ({ ...company, externalID: `name-${n}`, companyName }));
    const { businessType, categories, companyName: _, country, shortDescription } = company;
    const inSections = names.map((companyName, n) => ({
      type: 'business',
      externalID: `name-in-sections-${n}`,
      general: { companyName, shortDescription, businessType, categories },
      contactInfo: { country },
    }));
    const { refused, summary } = await run([...flat, ...inSections]);
    expect(summary).toMatchObject({ lines: 8, refused: 8, businesses: 0 });
    for (const [, reason] of refused) expect(reason).toContain('companyName');
  });

  it('of several lines with one id the last counts, also over batches', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => ({
      type: 'product',
      externalID: 'same',
      name: `Version ${index}`,
    }));
    await run(lines);
    const rows = await api.db.selectFrom('products').select('name').where('externalId', '=', 'same').execute();
    expect(rows).toEqual([{ name: 'Version 1199' }]);
  });
});
