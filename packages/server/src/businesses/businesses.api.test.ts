import { describe, expect, it } from 'vitest';
import { call, expectAnswer, logIn } from '../testing/network.ts';

const firstFound = async (businessType = 'MA'): Promise<string> => {
  const { json } = await call('search/business', { textQuery: '', businessType, skip: 0, size: 5 });
  return json.data.results[0].businessProfile.businessID;
};
const profileOf = async (id: string) => expectAnswer('readBusiness', await call(`business/profile/${id}`)).data;

describe('a business profile', () => {
  it('R-184 is data, and session beside it says what the viewer is', async () => {
    const owner = await logIn('owner');
    const [mine] = expectAnswer('myBusinesses', await owner.call('business/profile/my-list')).data;
    const asOwner = expectAnswer('readBusiness', await owner.call(`business/profile/${mine.businessID}`));
    expect(asOwner.session).toEqual({ role: 'owner' });
    expect(asOwner.data.businessID).toBe(mine.businessID);
    expect((await call(`business/profile/${mine.businessID}`)).json.session).toBeNull();
    const roles = await Promise.all(
      (['admin', 'member'] as const).map(async (who) => {
        const [theirs] = (await (await logIn(who)).call('business/profile/my-list')).json.data;
        const response = await (await logIn(who)).call(`business/profile/${theirs.businessID}`);
        return response.json.session.role;
      }),
    );
    expect(roles).toEqual(['admin', 'member']);
  });

  it('R-185 has the general fields', async () => {
    const { general } = await profileOf(await firstFound());
    expect(Object.keys(general).sort()).toEqual(
      [
        'companyName shortDescription generalDescription businessType industry categories yearStablished totalAnnualRevenue',
        'totalEmployees totalProductionEmployees productionCapacity coverPhoto profilePhoto video verified',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
    expect(general.categories.length).toBeGreaterThan(0);
    for (const { name } of general.categories) expect(name).not.toBe('');
  });

  it('R-186 has the contact fields', async () => {
    const { contactInfo } = await profileOf(await firstFound());
    expect(Object.keys(contactInfo).sort()).toEqual(
      'legalAddressEnglish shippingAddressEnglish city zipcode country state email website phone mobilePhone'
        .split(' ')
        .sort(),
    );
    expect(contactInfo.country).toEqual({
      code: expect.any(String),
      countryName: expect.any(String),
      emoji: expect.any(String),
    });
  });

  it('R-187 has the factory fields', async () => {
    const { factory } = await profileOf(await firstFound());
    expect(Object.keys(factory).sort()).toEqual(
      'manufacturingFacilities city zipcode country state factorySize numberProductionLines contractManufacturing'
        .split(' ')
        .sort(),
    );
  });

  it('R-188 has the trade fields', async () => {
    const { tradeCapabilities } = await profileOf(await firstFound());
    expect(Object.keys(tradeCapabilities).sort()).toEqual(
      'markets spokenLanguages totalEmployeesSales averageLeadTime'.split(' ').sort(),
    );
  });

  it('R-189 has the terms fields', async () => {
    const { businessTerms } = await profileOf(await firstFound());
    expect(Object.keys(businessTerms).sort()).toEqual(
      'acceptedDeliveryTerms acceptedPaymentCurrencies packagingTypes acceptedPaymentTypes'.split(' ').sort(),
    );
  });

  it('R-190 R-191 has certificates, a tier and a verified mark at the root and in general', async () => {
    const { json } = await call('search/business', { textQuery: '', businessType: 'MA', size: 50 });
    const tiers = new Set<string>();
    let certificates = 0;
    for (const { businessProfile } of json.data.results) {
      const profile = await profileOf(businessProfile.businessID);
      tiers.add(profile.subscription);
      expect(profile.verified).toBe(profile.general.verified);
      for (const certificate of profile.certificates) {
        certificates += 1;
        expect(Object.keys(certificate).sort()).toEqual(['expireDate', 'id', 'issueDate', 'name', 'photo']);
        expect(certificate.issueDate ?? '2000-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
    expect(certificates).toBeGreaterThan(0);
    for (const tier of tiers) expect(['standard', 'gold', 'premium', 'platinum']).toContain(tier);
  });

  it('answers 404 for an unknown or invalid id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const response = await call(`business/profile/${id}`);
      expect(response).toMatchObject({ status: 404, json: { success: false, code: 404, name: 'NotFound' } });
    }
  });
});

describe('cards of businesses', () => {
  it('R-373 have the same shape in searches, on my list and among the latest', async () => {
    const owner = await logIn('owner');
    const found = (await call('search/business', { textQuery: '', size: 5 })).json.data.results;
    const mine = (await owner.call('business/profile/my-list')).json.data;
    const latest = expectAnswer('lastRegistered', await call('search/business/last-registered')).data;
    const cards = [...found.map((one: { businessProfile: object }) => one.businessProfile), ...mine, ...latest];
    for (const card of cards) {
      expect(card).toMatchObject({
        businessID: expect.any(String),
        general: {
          companyName: expect.any(String),
          shortDescription: expect.any(String),
          verified: card.verified,
          businessType: { name: expect.any(String) },
          industry: { name: expect.any(String) },
          categories: expect.any(Array),
        },
        contactInfo: { country: { countryName: expect.any(String), emoji: expect.any(String) } },
        subscription: expect.any(String),
        reactions: { reactionCount: { like: expect.any(Number) } },
      });
      expect(card.general).toHaveProperty('yearStablished');
      expect(card.general).toHaveProperty('totalEmployees');
      expect(card.general).toHaveProperty('profilePhoto');
    }
  });

  it('R-377 R-127 my-list has the seven businesses of the owner, a tier of each kind among them', async () => {
    const owner = await logIn('owner');
    const mine = expectAnswer('myBusinesses', await owner.call('business/profile/my-list')).data;
    const owned = mine.filter((card: { session: { role: string } }) => card.session.role === 'owner');
    expect(owned).toHaveLength(7);
    expect(new Set(owned.map((card: { subscription: string }) => card.subscription)).size).toBe(4);
  });

  it('R-131 list-business has the businesses of a user', async () => {
    const owner = await logIn('owner');
    const listed = expectAnswer('listBusinesses', await call(`business/profile/list-business?userID=${owner.userID}`));
    expect(listed.data).toHaveLength(7);
  });
});

describe('many cards in one call', () => {
  const many = (ids: readonly string[]) => call(`business/profile/cards?ids=${ids}`);

  it('answers each business once, in the order that was asked for, without those that are not there', async () => {
    const owner = await logIn('owner');
    const mine = expectAnswer('myBusinesses', await owner.call('business/profile/my-list')).data;
    const [first, second] = mine.map((card: { businessID: string }) => card.businessID);
    const nobody = '00000000-0000-4000-8000-000000000000';
    const asked = [second, nobody, first.toUpperCase(), second];
    const { data } = expectAnswer('readBusinesses', await many(asked));
    expect(data.map((card: { businessID: string }) => card.businessID)).toEqual([second, first]);
    expect(data.map((card: { session: unknown }) => card.session)).toEqual([null, null]);
    const { data: own } = expectAnswer('readBusinesses', await owner.call(`business/profile/cards?ids=${asked}`));
    expect(own.map((card: { session: unknown }) => card.session)).toEqual([{ role: 'owner' }, { role: 'owner' }]);
    const { session, ...alone } = own[0];
    expect(await profileOf(second)).toMatchObject(alone);
  });

  it('names them in the language that was asked for', async () => {
    const owner = await logIn('owner');
    const [{ businessID }] = expectAnswer('myBusinesses', await owner.call('business/profile/my-list')).data;
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map(
        async (locale) => (await call(`business/profile/cards?ids=${businessID}&locale=${locale}`)).json,
      ),
    );
    expect(arabic.data[0].general.industry.name).not.toBe(english.data[0].general.industry.name);
  });

  it('refuses more than fifty, and invalid ids', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await many(Array(51).fill(id))).status).toBe(400);
    expect((await many([id, 'me'])).status).toBe(400);
    expect((await many([])).status).toBe(400);
    expect((await many(Array(50).fill(id))).json.data).toEqual([]);
  });
});

describe('a new business', () => {
  const draft = {
    companyName: 'Tihama Bearings',
    categories: ['0006.01'],
    businessType: 'MA',
    country: 'SA',
    state: 'SA-01',
    shortDescription: 'Bearings for heavy conveyors',
  };

  it('R-164 R-378 is made of its payload, standard and not verified', async () => {
    const buyer = await logIn('buyer');
    const made = expectAnswer('createBusiness', await buyer.call('business/profile/create', draft));
    const profile = await profileOf(made.data.businessID);
    expect(profile).toMatchObject({
      verified: false,
      subscription: 'standard',
      general: { companyName: 'Tihama Bearings', industry: { id: '0006' }, categories: [{ id: '0006.01' }] },
    });
    const claims = { ...draft, industry: '0006', verified: true, subscription: 'platinum' };
    const claimed = expectAnswer('createBusiness', await buyer.call('business/profile/create', claims));
    expect(await profileOf(claimed.data.businessID)).toMatchObject({ verified: false, subscription: 'standard' });
  });

  it('R-168 is refused with its fixed sentence when anything is missing', async () => {
    const buyer = await logIn('buyer');
    const count = async () => (await buyer.call('business/profile/my-list')).json.data.length;
    const before = await count();
    for (const field of ['companyName', 'categories', 'businessType', 'country', 'shortDescription']) {
      const response = await buyer.call('business/profile/create', { ...draft, [field]: undefined });
      expect(response).toMatchObject({
        status: 400,
        json: { message: 'Complete all the information required to create your business profile.', fields: [field] },
      });
    }
    expect(await count()).toBe(before);
  });
});
