import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { optionsFor, startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
/** TXT records by name, as the DNS of this test has them. */
const records = new Map<string, string[][]>();

beforeAll(async () => {
  api = await startApi({
    resolveTxt: async (name) => {
      if (name.endsWith('broken.example')) throw new Error('SERVFAIL');
      return records.get(name) ?? [];
    },
  });
  owner = await aPerson(api, 'Olga');
}, 60_000);
afterAll(() => api?.stop());

const provider = {
  issuer: 'https://login.company.example',
  clientID: 'wbn',
  clientSecret: 'the secret of the client',
  domains: ['company.example'],
  joins: false,
  required: false,
};
const at = (business: string) => `/business/${business}/sign-in`;
const put = (business: string, changes: object = {}, person = owner) =>
  person.ask(at(business), { method: 'PUT', body: { ...provider, ...changes } });
const prove = (business: string) => owner.ask(`${at(business)}/prove`, { method: 'POST' });
const statesOf = (json: { data: { provider: { domains: { domain: string; state: string }[] } } }) =>
  json.data.provider.domains.map(({ domain, state }) => `${domain} ${state}`);
const rowOf = (business: string) =>
  api.db.selectFrom('signInProviders').selectAll().where('businessId', '=', business).executeTakeFirst();
const publish = (json: { data: { provider: { domains: { recordName: string; recordValue: string }[] } } }) => {
  // DNS splits long texts into parts.
  for (const { recordName, recordValue } of json.data.provider.domains)
    records.set(recordName, [['v=spf1 -all'], [recordValue.slice(0, 9), recordValue.slice(9)]]);
};
const enrol = (person: Person) =>
  api.db
    .insertInto('passkeys')
    .values({ userId: person.id, credentialId: person.id, publicKey: Buffer.from('key'), name: 'Phone' })
    .execute();

describe('the identity provider of a business', () => {
  it('is connected by an owner, whose secret is kept encrypted and never shown again', async () => {
    const business = await aBusiness(owner);
    const connected = await put(business);
    expect(connected.json.data.redirectAddress).toBe('http://localhost:8082/login/business/callback');
    expect(connected.json.data.provider).toMatchObject({ issuer: provider.issuer, clientID: 'wbn', joins: false });
    const read = await owner.ask(at(business));
    expect(JSON.stringify([connected.json, read.json])).not.toContain(provider.clientSecret);
    const row = await rowOf(business);
    expect(row?.secretSealed.toString('latin1')).not.toContain('secret of the client');
    const { clientSecret: _, ...without } = provider;
    const changed = await owner.ask(at(business), { method: 'PUT', body: { ...without, joins: true } });
    expect(changed.json.data.provider.joins).toBe(true);
    expect((await rowOf(business))?.secretSealed).toEqual(row?.secretSealed);
    const log = await api.db
      .selectFrom('auditLog')
      .select('action')
      .where('businessId', '=', business)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['sign-in.connected', 'sign-in.changed']);
  });

  it('needs a secret of its own when issuer or client are others', async () => {
    const business = await aBusiness(owner);
    const { clientSecret: _, ...without } = provider;
    const send = (changes: object) => owner.ask(at(business), { method: 'PUT', body: { ...without, ...changes } });
    expect((await send({})).json).toMatchObject({ name: 'ValidationError', fields: ['clientSecret'] });
    await put(business);
    expect((await send({ issuer: 'https://other.example' })).json.name).toBe('ValidationError');
    expect((await send({ clientID: 'other' })).json.name).toBe('ValidationError');
    expect((await rowOf(business))?.issuer).toBe(provider.issuer);
  });

  it.each([
    ['http outside of loopback', 'http://login.company.example'],
    ['an address with a query', 'https://login.company.example/?tenant=1'],
    ['an address with a fragment', 'https://login.company.example/#a'],
    ['an address with a name and password', 'https://name:word@login.company.example'],
    ['another protocol', 'file:///etc/passwd'],
    ['no address', 'login.company.example'],
    ['an address that browsers would repair', 'https:\\\\login.company.example'],
  ])('is not taken with %s as its issuer', async (_what, issuer) => {
    const business = await aBusiness(owner);
    expect((await put(business, { issuer })).json).toMatchObject({ name: 'ValidationError', fields: ['issuer'] });
  });

  it('may be on loopback only where the account site is', async () => {
    const business = await aBusiness(owner);
    expect((await put(business, { issuer: 'http://127.0.0.1:9000' })).status).toBe(200);
    const { sites, ...options } = optionsFor(api.db, api.folder);
    const app = createServer({ ...options, sites: { ...sites, accounts: 'https://accounts.network.example' } });
    await app.ready();
    const refused = await app.inject({
      method: 'PUT',
      url: at(business),
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { ...provider, issuer: 'http://localhost:9000' },
    });
    await app.close();
    expect(refused.json()).toMatchObject({ name: 'ValidationError', fields: ['issuer'] });
  });

  it('is for owners alone', async () => {
    const business = await aBusiness(owner);
    await put(business);
    for (const person of [await aMember(api, business, 'admin'), await aPerson(api, 'Stranger')]) {
      expect((await person.ask(at(business))).status).toBe(403);
      expect((await put(business, {}, person)).status).toBe(403);
      expect((await person.ask(at(business), { method: 'DELETE' })).status).toBe(403);
    }
  });
});

describe('a domain', () => {
  it('counts once its record is there, for one business alone', async () => {
    const [first, second] = [await aBusiness(owner), await aBusiness(owner)];
    const asked = await put(first, { domains: ['One.Example', 'two.example', 'one.broken.example'] });
    expect(statesOf(asked.json)).toEqual(['one.broken.example open', 'one.example open', 'two.example open']);
    expect(statesOf((await prove(first)).json)).toEqual([
      'one.broken.example open',
      'one.example open',
      'two.example open',
    ]);
    publish({ data: { provider: { domains: asked.json.data.provider.domains.slice(1, 2) } } });
    const proved = ['one.broken.example open', 'one.example proved', 'two.example open'];
    expect(statesOf((await prove(first)).json)).toEqual(proved);
    const other = await put(second, { domains: ['one.example'] });
    expect(statesOf(other.json)).toEqual(['one.example taken']);
    publish(other.json);
    expect(statesOf((await prove(second)).json)).toEqual(['one.example taken']);
    // Saving anew keeps the proof; a removed domain is free for the other.
    expect(statesOf((await put(first, { domains: ['one.example'] })).json)).toEqual(['one.example proved']);
    await put(first, { domains: [] });
    expect(statesOf((await prove(second)).json)).toEqual(['one.example proved']);
  });

  it('is not proved by the record of another business', async () => {
    const [first, second] = [await aBusiness(owner), await aBusiness(owner)];
    publish((await put(first, { domains: ['three.example'] })).json);
    await put(second, { domains: ['three.example'] });
    expect(statesOf((await prove(second)).json)).toEqual(['three.example open']);
  });

  it('is proved once when two businesses prove it at the same moment', async () => {
    const businesses = await Promise.all([1, 2, 3, 4].map(() => aBusiness(owner)));
    const values: string[][] = [];
    for (const business of businesses) {
      const { json } = await put(business, { domains: ['four.example'] });
      values.push([json.data.provider.domains[0].recordValue]);
    }
    records.set('_wbn-sign-in.four.example', values);
    const answers = await Promise.all(businesses.map(prove));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const proved = await api.db
      .selectFrom('signInDomains')
      .select('businessId')
      .where('domain', '=', 'four.example')
      .where('provedAt', 'is not', null)
      .execute();
    expect(proved).toHaveLength(1);
  });

  it('of a removed business is free', async () => {
    const [first, second] = [await aBusiness(owner), await aBusiness(owner)];
    publish((await put(first, { domains: ['five.example'] })).json);
    await prove(first);
    await api.db.updateTable('businesses').set({ deletedAt: new Date() }).where('id', '=', first).execute();
    publish((await put(second, { domains: ['five.example'] })).json);
    expect(statesOf((await prove(second)).json)).toEqual(['five.example proved']);
  });

  it.each(['company', '127.0.0.1', 'a b.example', '*.example', 'a@company.example', 'com.'])(
    'is not "%s"',
    async (domain) => {
      const business = await aBusiness(owner);
      expect((await put(business, { domains: [domain] })).json.name).toBe('ValidationError');
    },
  );
});

describe('a login by the provider', () => {
  /** A person whose session began by a provider. */
  async function byProvider(person: Person, providerId: string | null, isMultiFactor = false) {
    const login = await api.db
      .insertInto('accountSessions')
      .values({
        tokenHash: Buffer.from(`${person.id}${Math.random()}`),
        userId: person.id,
        providerId,
        isMultiFactor,
        expiresAt: new Date(Date.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.updateTable('sessions').set({ loginId: login.id }).where('userId', '=', person.id).execute();
  }
  const acts = async (person: Person, business: string) => {
    const { json } = await person.ask('/product', { body: { businessID: business, name: 'Gate valve' } });
    return json.name ?? 'done';
  };
  async function connected(changes: object = {}) {
    const business = await aBusiness(owner);
    if ((await put(business, changes)).status !== 200) throw new Error('not connected');
    return { business, id: (await rowOf(business))?.id ?? '' };
  }

  it('ends when its business removes the person or is suspended, and no later one opens the account', async () => {
    const { business, id } = await connected();
    const linked = async () => {
      const person = await aMember(api, business, 'member');
      await api.db
        .insertInto('signInLinks')
        .values({ providerId: id, subject: person.id, userId: person.id, lastUsedAt: new Date() })
        .execute();
      await byProvider(person, id);
      return person;
    };
    const loginsOf = (person: Person) =>
      api.db
        .selectFrom('accountSessions')
        .select('id')
        .where('userId', '=', person.id)
        .where('revokedAt', 'is', null)
        .execute();
    const linksOf = (person: Person) =>
      api.db.selectFrom('signInLinks').select('subject').where('userId', '=', person.id).execute();
    const [removed, leaving, staying] = [await linked(), await linked(), await linked()];
    expect((await owner.ask(`/business/${business}/members/${removed.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await leaving.ask(`/business/${business}/members/me`, { method: 'DELETE' })).status).toBe(200);
    for (const person of [removed, leaving]) expect([await loginsOf(person), await linksOf(person)]).toEqual([[], []]);
    expect([await loginsOf(staying), await linksOf(staying)]).toEqual([[expect.anything()], [expect.anything()]]);
    const operator = await aPerson(api, 'Otto', { role: 'operator' });
    const body = { suspended: true, reason: 'Sells what it does not have.' };
    expect((await operator.ask(`/operator/businesses/${business}/suspension`, { body })).status).toBe(200);
    expect(await loginsOf(staying)).toEqual([]);
    const open = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', 'in', [removed.id, leaving.id, staying.id])
      .where('revokedAt', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  it('acts for its business, and neither for another nor as operator', async () => {
    const { business, id } = await connected();
    const other = await aBusiness(owner);
    const person = await aMember(api, business, 'admin');
    await api.db
      .insertInto('businessMembers')
      .values({ businessId: other, userId: person.id, role: 'owner' })
      .execute();
    await api.db.updateTable('users').set({ role: 'operator' }).where('id', '=', person.id).execute();
    expect([await acts(person, business), await acts(person, other)]).toEqual(['done', 'done']);
    expect((await person.ask('/operator/reports')).status).toBe(200);
    await byProvider(person, id);
    expect([await acts(person, business), await acts(person, other)]).toEqual(['done', 'OtherLoginRequired']);
    expect((await person.ask('/operator/reports')).status).toBe(403);
    // A provider that is gone.
    await byProvider(person, '00000000-0000-4000-8000-000000000000');
    expect(await acts(person, business)).toBe('OtherLoginRequired');
  });

  it('is the only one that acts for a business that requires it, but for owners with two-step login', async () => {
    await enrol(owner);
    const { business, id } = await connected({ required: true });
    const person = await aMember(api, business, 'admin');
    expect([await acts(person, business), await acts(owner, business)]).toEqual(['OtherLoginRequired', 'done']);
    await byProvider(person, id);
    expect(await acts(person, business)).toBe('done');
    await api.db.deleteFrom('passkeys').execute();
    expect(await acts(owner, business)).toBe('OtherLoginRequired');
  });

  it('cannot be required by an owner without two-step login', async () => {
    const business = await aBusiness(owner);
    expect((await put(business, { required: true })).json.name).toBe('SecondFactorRequired');
  });

  it('counts as two-step login where the provider says so', async () => {
    const { business, id } = await connected();
    const person = await aMember(api, business, 'admin');
    await api.db
      .insertInto('secondFactorDuties')
      .values({ businessId: business, dueAt: new Date(0) })
      .execute();
    await byProvider(person, id);
    expect(await acts(person, business)).toBe('SecondFactorRequired');
    await byProvider(person, id, true);
    expect(await acts(person, business)).toBe('done');
  });

  it.each([
    ['the provider is removed', (business: string) => owner.ask(at(business), { method: 'DELETE' })],
    ['another provider takes its place', (business: string) => put(business, { issuer: 'https://new.example' })],
    ['a domain is removed', (business: string) => put(business, { domains: [] })],
  ])('ends when %s', async (_when, change) => {
    const { business, id } = await connected();
    const [person, colleague] = [await aMember(api, business, 'member'), await aMember(api, business, 'member')];
    await byProvider(person, id);
    await byProvider(colleague, null);
    expect((await person.ask('/user/profile')).status).toBe(200);
    expect((await change(business)).status).toBe(200);
    expect((await person.ask('/user/profile')).json.name).toBe('SessionError');
    expect((await colleague.ask('/user/profile')).status).toBe(200);
  });
});
