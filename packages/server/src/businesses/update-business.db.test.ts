import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, anUpload, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const update = (body: object, person = owner, id = business) =>
  person.ask(`/business/profile/${id}`, { method: 'PUT', body });
const read = async (id = business) => (await api.ask(`/business/profile/${id}`)).json.data;

describe('the editor of a business', () => {
  it('writes each of the six sections, and what is not sent stays', async () => {
    const sections = {
      general: {
        yearStablished: 1998,
        totalEmployees: { min: 50, max: 100 },
        productionCapacity: { min: 5, unit: 't' },
      },
      contactInfo: {
        website: 'https://najd.example',
        phone: { countryCode: '966', businessPhoneNumber: '11 222 3334' },
      },
      factory: { factorySize: 1200, country: 'sa', state: 'SA-01', contractManufacturing: [{ code: 'OEM' }] },
      tradeCapabilities: { markets: [{ name: 'Africa' }], averageLeadTime: 30 },
      businessTerms: { acceptedDeliveryTerms: ['FOB'], acceptedPaymentCurrencies: ['USD'] },
    };
    for (const [section, fields] of Object.entries(sections)) {
      expect((await update({ [section]: fields })).status, section).toBe(200);
    }
    const profile = await read();
    expect(profile).toMatchObject({
      general: { ...sections.general, companyName: 'Najd Valves' },
      contactInfo: {
        website: 'https://najd.example',
        phone: { countryCode: '+966', businessPhoneNumber: '112223334' },
      },
      factory: { factorySize: 1200, country: { code: 'SA' }, state: { stateID: 'SA-01' } },
      tradeCapabilities: sections.tradeCapabilities,
      businessTerms: sections.businessTerms,
    });
  });

  it('empties what clear names, and takes an empty field as not sent', async () => {
    await update({ general: { generalDescription: 'Long' }, contactInfo: { zipcode: '31961', city: 'Riyadh' } });
    await update({ general: { generalDescription: '' }, contactInfo: { zipcode: ' ' } });
    expect(await read()).toMatchObject({ general: { generalDescription: 'Long' }, contactInfo: { zipcode: '31961' } });
    const clear = ['general.generalDescription', 'contactInfo.zipcode', 'contactInfo.city', 'factory.country'];
    const { json } = await update({ clear });
    expect(json.data).toMatchObject({
      general: { generalDescription: null },
      contactInfo: { zipcode: null, city: null, website: 'https://najd.example' },
      factory: { country: null, state: null, factorySize: 1200 },
    });
    expect((await update({ clear: ['general.companyName'] })).status).toBe(400);
  });

  it.each([
    ['general.businessType', { general: { businessType: 'XX' } }],
    ['general.categories', { general: { categories: ['0001.01', '0002.01'] } }],
    ['general.totalEmployees', { general: { totalEmployees: { min: 9, max: 3 } } }],
    ['general.yearStablished', { general: { yearStablished: 3000 } }],
    ['contactInfo.state', { contactInfo: { country: 'US' } }],
    ['contactInfo.country', { contactInfo: { country: 'XX' } }],
    ['contactInfo.phone', { contactInfo: { phone: { countryCode: '+966', businessPhoneNumber: '12' } } }],
    ['factory.state', { factory: { state: 'US-CA' } }],
    ['certificates.issueDate', { certificates: [{ name: 'ISO', issueDate: '2024-02-31' }] }],
    ['certificates.id', { certificates: [{ id: '00000000-0000-4000-8000-000000000000', name: 'ISO' }] }],
  ])('refuses %s as a whole, and writes nothing of it', async (field, body) => {
    const before = await read();
    expect(await update(body)).toMatchObject({ status: 400, json: { fields: [field] } });
    expect(await read()).toEqual(before);
  });

  it('refuses a revision that is not the newest, and writes nothing', async () => {
    const { revision } = await read();
    expect((await update({ revision, contactInfo: { city: 'Jeddah' } })).json.data.revision).toBe(revision + 1);
    expect(await update({ revision, contactInfo: { city: 'Mecca' } })).toMatchObject({
      status: 409,
      json: { name: 'Conflict' },
    });
    expect((await read()).contactInfo.city).toBe('Jeddah');
    const both = await Promise.all([1, 2].map(() => update({ revision: revision + 1, general: {} })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps the search index true, and remembers the old address', async () => {
    const id = await aBusiness(owner, { companyName: 'Wadi Pumps' });
    await update({ general: { companyName: 'Oasis Compressors', categories: ['0003.01'] } }, owner, id);
    const find = async (textQuery: string) =>
      (await api.ask('/search/business', { body: { textQuery } })).json.data.results.map(
        (one: { businessProfile: { businessID: string } }) => one.businessProfile.businessID,
      );
    expect(await find('oasis compressors')).toContain(id);
    expect(await find('wadi pumps')).not.toContain(id);
    expect((await read(id)).general.industry.id).toBe('0003');
    const slugs = () => api.db.selectFrom('slugHistory').select('slug').where('resourceId', '=', id).execute();
    expect(await slugs()).toEqual([{ slug: `Wadi-Pumps-${id}` }]);
    await update({ general: { companyName: 'Wadi Pumps' } }, owner, id);
    expect(await slugs()).toEqual([{ slug: `Oasis-Compressors-${id}` }]);
  });
});

describe('certificates', () => {
  it('are added, changed, put in order and removed by the list, with their pictures', async () => {
    const token = await anUpload(api, owner);
    const list = [{ name: 'ISO 9001', issueDate: '2024-01-31', photo: { token } }, { name: 'CE' }];
    const [iso, ce] = (await update({ certificates: list })).json.data.certificates;
    expect(iso).toMatchObject({ name: 'ISO 9001', issueDate: '2024-01-31', photo: { url: expect.any(String) } });
    const changed = [{ id: ce.id, name: 'CE mark' }, { id: iso.id, name: 'ISO 9001' }, { name: 'RoHS' }];
    const second = (await update({ certificates: changed })).json.data.certificates;
    expect(second.map(({ name }: { name: string }) => name)).toEqual(['CE mark', 'ISO 9001', 'RoHS']);
    expect(second[1]).toMatchObject({ id: iso.id, photo: iso.photo, issueDate: null });
    await update({ certificates: [{ id: iso.id, name: 'ISO', removePhoto: true }] });
    expect((await read()).certificates).toMatchObject([{ id: iso.id, photo: null }]);
    await update({ clear: ['certificates'] });
    expect((await read()).certificates).toEqual([]);
  });

  it('take no picture that somebody else uploaded', async () => {
    const token = await anUpload(api, await aPerson(api));
    const response = await update({ certificates: [{ name: 'ISO', photo: { token } }] });
    expect(response).toMatchObject({ status: 422, json: { name: 'UploadRefused' } });
    expect((await read()).certificates).toEqual([]);
  });
});

describe('the fields that the server owns', () => {
  it('cannot be written through the editor', async () => {
    const before = await read();
    for (const body of [
      { verified: true },
      { subscription: 'platinum' },
      { general: { verified: true } },
      { general: { tierRank: 3 } },
      { contactInfo: { paidUntil: '2030-01-01' } },
      { deletedAt: null },
    ]) {
      expect((await update(body)).status).toBe(400);
    }
    expect(await read()).toEqual(before);
  });

  it('answers 410 for a removed business', async () => {
    const id = await aBusiness(owner);
    await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', id).execute();
    expect((await update({ general: {} }, owner, id)).status).toBe(410);
  });
});
