import { sql, type Tier } from '@wbn/database';
import { stoppedAt } from '@wbn/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endBoosts } from '../boosts/end-boosts.ts';
import { createSearchEngine } from '../search/engine/index.ts';
import { partnerKey, partnerOrigin, startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, anUpload, aPerson, type Person } from '../testing/world.ts';
import { expireVerifications } from '../verification/expire-verifications.ts';

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startApi();
  operator = await aPerson(api, 'Olga', { role: 'operator' });
}, 60_000);
afterAll(() => api?.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const put = (person: Person, url: string, body: object) => person.ask(url, { method: 'PUT', body });
const audit = async (businessID: string) =>
  (await operator.ask(`/operator/audit?businessID=${businessID}`)).json.data.items as {
    action: string;
    actorID: string;
  }[];

describe('the verified mark', () => {
  const request = { scopes: ['registration'], evidence: [{ label: 'Commercial register' }] };
  const approval = { decision: 'approve', scopes: ['registration', 'address'], expiresAt: inDays(365) };
  const isVerified = async (id: string) => {
    const { data } = (await api.ask(`/business/profile/${id}`)).json;
    return data.verified as boolean;
  };
  async function requested(name: string) {
    const owner = await aPerson(api, 'Owner');
    const business = await aBusiness(owner, { companyName: name });
    const response = await owner.ask(`/business/${business}/verification`, { body: request });
    expect(response.status, JSON.stringify(response.json)).toBe(200);
    return { owner, business, id: response.json.data.verificationID as string };
  }
  const decide = (id: string, body: object, who = operator) => who.ask(`/operator/verifications/${id}`, { body });

  it('comes from an operator who saw evidence, with its scopes and its end, and is found by it', async () => {
    const owner = await aPerson(api, 'Owner');
    const business = await aBusiness(owner);
    const evidence = [{ label: 'Commercial register', file: { token: await anUpload(api, owner, 'evidence') } }];
    await owner.ask(`/business/${business}/verification`, { body: { ...request, evidence } });
    expect(await isVerified(business)).toBe(false);
    const [waiting] = (await operator.ask('/operator/verifications')).json.data.items.filter(
      (one: { businessID: string }) => one.businessID === business,
    );
    expect(waiting).toMatchObject({ state: 'submitted', scopes: ['registration'] });
    expect(waiting.evidence[0].file.url).toMatch(/^http/);
    const response = await decide(waiting.verificationID, approval);
    expect(response.json.data).toMatchObject({
      state: 'approved',
      scopes: approval.scopes,
      expiresAt: approval.expiresAt,
    });
    expect(await isVerified(business)).toBe(true);
    const seen = (await owner.ask(`/business/${business}/verification`)).json.data;
    expect(seen).toMatchObject({ state: 'approved', expiresAt: approval.expiresAt });
    expect((await audit(business)).map(({ action }) => action)).toEqual([
      'verification.approved',
      'verification.requested',
    ]);
  });

  it('never comes from a purchase, from the business itself, or from an operator who belongs to it', async () => {
    const { owner, business, id } = await requested('Bought Works');
    await api.db.updateTable('businesses').set({ subscription: 'platinum' }).where('id', '=', business).execute();
    expect(await isVerified(business)).toBe(false);
    expect((await put(owner, `/business/profile/${business}`, { verified: true })).status).toBe(400);
    expect((await decide(id, approval, owner)).status).toBe(403);
    await api.db
      .insertInto('businessMembers')
      .values({ businessId: business, userId: operator.id, role: 'member' })
      .execute();
    expect((await decide(id, approval)).json.name).toBe('Forbidden');
    expect(await isVerified(business)).toBe(false);
  });

  it('is not shown once its time is over, or was taken back', async () => {
    const { business, id } = await requested('Short Works');
    expect((await decide(id, { ...approval, expiresAt: inDays(-1) })).status).toBe(400);
    await decide(id, approval);
    expect(await isVerified(business)).toBe(true);
    const search = createSearchEngine(api.db);
    const later = { db: api.db, search, now: () => new Date(Date.now() + 366 * 86_400_000) };
    expect(await expireVerifications({ ...later, now: () => new Date() })).toBe(0);
    const ended = await Promise.all([expireVerifications(later), expireVerifications(later)]);
    expect(ended.reduce((all, one) => all + one)).toBeGreaterThan(0);
    expect(await isVerified(business)).toBe(false);
    expect((await audit(business))[0]?.action).toBe('verification.expired');

    const other = await requested('Doubtful Works');
    await decide(other.id, approval);
    const revoked = await decide(other.id, { decision: 'revoke', note: 'The register has no such company.' });
    expect(revoked.json.data.state).toBe('revoked');
    expect(await isVerified(other.business)).toBe(false);
  });

  it('is decided once, and a refusal says why', async () => {
    const { owner, business, id } = await requested('Twice Works');
    const note = 'The extract cannot be read.';
    const both = await Promise.all([decide(id, { decision: 'reject', note }), decide(id, approval)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const state = (await owner.ask(`/business/${business}/verification`)).json.data.state;
    expect(await isVerified(business)).toBe(state === 'approved');
    expect((await decide(id, { decision: 'reject' })).status).toBe(400);
  });
});

describe('a partner key', () => {
  const record = { name: 'Shop', origins: ['https://shop.example'], scopes: ['read', 'react'] };

  it('is made, changed and revoked by an operator alone, and each of these is in the log', async () => {
    expect((await (await aPerson(api)).ask('/operator/partner-keys', { body: record })).status).toBe(403);
    const { keyID, publishableKey } = (await operator.ask('/operator/partner-keys', { body: record })).json.data;
    expect(publishableKey).toMatch(/^pk_live_[0-9a-f]{32}$/);
    const changed = await put(operator, `/operator/partner-keys/${keyID}`, { quotaPerMinute: 10, edition: 'mx' });
    expect(changed.json.data).toMatchObject({ ...record, quotaPerMinute: 10, edition: 'mx', revokedAt: null });
    const headers = { origin: 'https://shop.example', 'x-wbn-key': publishableKey };
    expect((await api.ask('/ref-data/gender', { headers })).status).toBe(200);
    await put(operator, `/operator/partner-keys/${keyID}`, { revoked: true });
    await expect.poll(async () => (await api.ask('/ref-data/gender', { headers })).status, { interval: 250 }).toBe(403);
    const log = (await operator.ask('/operator/audit')).json.data.items;
    const acts = log.filter((one: { resourceID: string }) => one.resourceID === keyID);
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'partner-key.changed',
      'partner-key.changed',
      'partner-key.created',
    ]);
  });

  it('takes exact origins with https, and never a scope that pays or manages', async () => {
    const refused = [
      { origins: ['http://shop.example'] },
      { origins: ['https://shop.example/'] },
      { origins: ['https://*.shop.example'] },
      { origins: ['null'] },
      { scopes: ['pay'] },
      { scopes: ['manage'] },
    ];
    for (const change of refused) {
      const response = await operator.ask('/operator/partner-keys', { body: { ...record, ...change } });
      expect(response.status, JSON.stringify(change)).toBe(400);
    }
    const local = await operator.ask('/operator/partner-keys', {
      body: { ...record, origins: ['http://localhost:3000'] },
    });
    expect(local.status).toBe(200);
  });

  it('that loses an origin or a scope takes it from its sessions at once', async () => {
    const person = await aPerson(api);
    const token = await api.tokenFor(person.id, 'partner');
    const [key] = (await operator.ask('/operator/partner-keys')).json.data.filter(
      (one: { publishableKey: string }) => one.publishableKey === partnerKey,
    );
    await api.db
      .updateTable('sessions')
      .set({ partnerKeyId: key.keyID })
      .where('userId', '=', person.id)
      .where('kind', '=', 'partner')
      .execute();
    const headers = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
    const comments = { resourceID: person.id, resourceType: 'business', content: 'Hello' };
    const comment = () => api.ask('/social/comments/make-comment', { body: comments, as: token, headers });
    expect((await comment()).status).toBe(404);
    await put(operator, `/operator/partner-keys/${key.keyID}`, { scopes: ['read', 'react'] });
    expect((await comment()).json.name).toBe('ScopeMissing');
    await put(operator, `/operator/partner-keys/${key.keyID}`, { scopes: key.scopes });
  });

  it('that loses a scope gives none back that the person takes away at that moment', async () => {
    const person = await aPerson(api);
    const { keyID } = (await operator.ask('/operator/partner-keys', { body: record })).json.data;
    const origin = 'https://shop.example';
    const login = { userId: person.id, kind: 'partner' as const, origin, partnerKeyId: keyID };
    const { id } = await api.db
      .insertInto('sessions')
      .values({ ...login, scopes: ['read', 'react', 'comment'], expiresAt: new Date(Date.now() + 60_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await stoppedAt(
      api.db,
      sql`select id from sessions where id = ${id}::uuid for update`,
      () => put(operator, `/operator/partner-keys/${keyID}`, { scopes: ['read', 'react'] }),
      (trx) =>
        trx
          .updateTable('sessions')
          .set({ scopes: ['read', 'comment'] })
          .where('id', '=', id)
          .execute(),
    );
    const session = api.db.selectFrom('sessions').select('scopes').where('id', '=', id);
    expect(await session.executeTakeFirst()).toEqual({ scopes: ['read'] });
  });

  it('that loses an origin or is revoked ends the codes of logins that were not redeemed yet', async () => {
    const person = await aPerson(api);
    const origins = ['https://one.example', 'https://two.example'];
    const { keyID } = (await operator.ask('/operator/partner-keys', { body: { ...record, origins } })).json.data;
    const common = { userId: person.id, kind: 'partner' as const, scopes: ['read'], partnerKeyId: keyID };
    const codes = origins.map((continueOrigin, n) => ({
      ...{ ...common, continueOrigin, continueUrl: `${continueOrigin}/`, codeHash: Buffer.alloc(32, 200 + n) },
      expiresAt: new Date(Date.now() + 60_000),
    }));
    await api.db.insertInto('handoverCodes').values(codes).execute();
    const open = async () =>
      (
        await api.db
          .selectFrom('handoverCodes')
          .select('continueOrigin')
          .where('partnerKeyId', '=', keyID)
          .where('usedAt', 'is', null)
          .execute()
      ).map(({ continueOrigin }) => continueOrigin);
    await put(operator, `/operator/partner-keys/${keyID}`, { origins: origins.slice(0, 1) });
    expect(await open()).toEqual(origins.slice(0, 1));
    await put(operator, `/operator/partner-keys/${keyID}`, { revoked: true });
    expect(await open()).toEqual([]);
  });

  it('of a demonstration keeps the logins of pages on loopback when it changes, until it is revoked', async () => {
    const person = await aPerson(api);
    const { keyID } = (await operator.ask('/operator/partner-keys', { body: { ...record, origins: [] } })).json.data;
    await api.db.updateTable('partnerKeys').set({ anyLoopbackPort: true }).where('id', '=', keyID).execute();
    const login = { userId: person.id, kind: 'partner' as const, scopes: ['read'], partnerKeyId: keyID };
    const expiresAt = new Date(Date.now() + 60_000);
    const origins = ['http://localhost:5173', 'https://elsewhere.example'];
    const sessions = origins.map((origin) => ({ ...login, origin, expiresAt }));
    const codes = origins.map((continueOrigin, n) => ({
      ...{
        ...login,
        continueOrigin,
        continueUrl: `${continueOrigin}/`,
        codeHash: Buffer.alloc(32, 210 + n),
        expiresAt,
      },
    }));
    await api.db.insertInto('sessions').values(sessions).execute();
    await api.db.insertInto('handoverCodes').values(codes).execute();
    const open = async () => {
      const live = api.db.selectFrom('sessions').select('origin').where('revokedAt', 'is', null);
      const unused = api.db.selectFrom('handoverCodes').select('continueOrigin as origin').where('usedAt', 'is', null);
      const found = [
        await live.where('partnerKeyId', '=', keyID).execute(),
        await unused.where('partnerKeyId', '=', keyID).execute(),
      ];
      return found.map((rows) => rows.map(({ origin }) => origin));
    };
    await put(operator, `/operator/partner-keys/${keyID}`, { name: 'Renamed' });
    expect(await open()).toEqual([[origins[0]], [origins[0]]]);
    await put(operator, `/operator/partner-keys/${keyID}`, { revoked: true });
    expect(await open()).toEqual([[], []]);
  });

  it('has its calls counted by day, with those that were refused', async () => {
    const origin = 'https://counted.example';
    const made = await operator.ask('/operator/partner-keys', { body: { ...record, origins: [origin] } });
    const { keyID, publishableKey } = made.json.data;
    const headers = { origin, 'x-wbn-key': publishableKey };
    for (let n = 0; n < 3; n += 1) await api.ask('/ref-data/gender', { headers });
    // A token that was issued for another origin.
    const as = await api.tokenFor((await aPerson(api)).id, 'partner');
    expect((await api.ask('/user/profile', { headers, as })).status).toBe(403);
    const usage = async () => {
      const keys = (await operator.ask('/operator/partner-keys')).json.data as { keyID: string; usage: object }[];
      return keys.find((one) => one.keyID === keyID)?.usage;
    };
    await expect.poll(usage, { timeout: 15_000 }).toEqual({ today: 4, month: 4, refused: 1 });
  });
});

describe('a boost', () => {
  async function paying(tier: Tier, name = 'Zirconium House') {
    const owner = await aPerson(api, 'Owner');
    const business = await aBusiness(owner, { companyName: name });
    await api.db.updateTable('businesses').set({ subscription: tier }).where('id', '=', business).execute();
    return { owner, business };
  }
  const boost = ({ owner, business }: { owner: Person; business: string }, body = {}) =>
    owner.ask(`/business/${business}/boosts`, { body });
  const report = async ({ owner, business }: { owner: Person; business: string }) =>
    (await owner.ask(`/business/${business}/boosts`)).json.data;

  it('R-281 is used as often as the membership gives in a month, once at a time, two clicks at once included', async () => {
    expect((await boost(await paying('standard'))).json.name).toBe('PlanLimit');
    const place = await paying('gold');
    const clicks = await Promise.all([boost(place), boost(place), boost(place)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await report(place)).toMatchObject({
      perMonth: 3,
      remaining: 2,
      boosts: [{ running: true, productID: null }],
    });
    for (let n = 0; n < 3; n += 1) {
      await sql`update boosts set starts_at = now() - interval '4 days', ends_at = now() - interval '1 day' where business_id = ${place.business}::uuid`.execute(
        api.db,
      );
      expect((await boost(place)).json.name ?? 'yes').toBe(n < 2 ? 'yes' : 'PlanLimit');
    }
    await sql`update boosts set created_at = created_at - interval '32 days' where business_id = ${place.business}::uuid`.execute(
      api.db,
    );
    expect((await report(place)).remaining).toBe(3);
    expect((await audit(place.business)).filter(({ action }) => action === 'boost.used')).toHaveLength(3);
  });

  it.each([
    ['standard', 0],
    ['gold', 3],
    ['premium', 10],
    ['platinum', 20],
  ] as const)('R-281 of %s is %i a month', async (tier, perMonth) => {
    expect(await report(await paying(tier))).toMatchObject({ perMonth, remaining: perMonth });
  });

  it('lifts a business over its equals and never over one that fits better, for as long as it runs', async () => {
    const equals = [await paying('gold', 'Alloy Works'), await paying('gold', 'Alloy Works')];
    for (const { business } of equals) {
      const general = { shortDescription: 'Furnaces, and now and then a tungsten crucible' };
      await equals
        .find((one) => one.business === business)!
        .owner.ask(`/business/profile/${business}`, { method: 'PUT', body: { general } });
    }
    const better = await paying('standard', 'Tungsten Crucible');
    const found = async (textQuery: string) => {
      const response = await api.ask('/search/business', { body: { textQuery, businessType: 'MA', size: 50 } });
      type Result = { businessProfile: { businessID: string }; promoted?: true };
      const ours = [...equals, better].map(({ business }) => business);
      return (response.json.data.results as Result[])
        .map(({ businessProfile, promoted }) => ({ id: businessProfile.businessID, promoted }))
        .filter(({ id }) => ours.includes(id));
    };
    const order = async (textQuery: string) => (await found(textQuery)).map(({ id }) => id);
    const words = 'alloy works';
    // Boosts the last result, so that only the boost can move it to the front.
    const [first, last] = await order(words);
    const [plain, boosted] = [first, last].map((id) => equals.find(({ business }) => business === id)!) as [
      (typeof equals)[number],
      (typeof equals)[number],
    ];
    expect((await found(words)).some(({ promoted }) => promoted)).toBe(false);

    // The next search already shows it, marked.
    expect((await boost(boosted)).status).toBe(200);
    const after = await found(words);
    const at = (id: string) => after.findIndex((one) => one.id === id);
    expect(at(boosted.business)).toBeLessThan(at(plain.business));
    expect(after.map(({ id, promoted }) => [id, promoted === true])).toEqual(
      after.map(({ id }) => [id, id === boosted.business]),
    );
    expect((await order('tungsten crucible'))[0]).toBe(better.business);
    // One visitor counts; the business's own people do not.
    const visit = { body: { resourceID: boosted.business } };
    await api.ask('/visits', visit);
    const member = await aMember(api, boosted.business, 'member');
    for (const person of [boosted.owner, member]) await person.ask('/visits', visit);
    await expect
      .poll(async () => (await report(boosted)).boosts[0], { timeout: 15_000 })
      .toMatchObject({ impressions: 2, clicks: 1 });

    await sql`update boosts set ends_at = now() - interval '1 second' where business_id = ${boosted.business}::uuid`.execute(
      api.db,
    );
    await endBoosts({ db: api.db, search: createSearchEngine(api.db) }, new Date(Date.now() - 60_000), new Date());
    const [row] = (
      await sql<{ boosted: boolean }>`select boosted from search_document where id = ${boosted.business}::uuid`.execute(
        api.db,
      )
    ).rows;
    expect(row?.boosted).toBe(false);
    expect((await report(boosted)).boosts[0]).toMatchObject({ running: false, impressions: 2 });
    expect((await found(words)).some(({ promoted }) => promoted)).toBe(false);
  });

  it('on a product shows in the next search, and its own people opening it count for nothing', async () => {
    const place = await paying('gold');
    const member = await aMember(api, place.business, 'member');
    const make = async (name: string) =>
      (await place.owner.ask('/product', { body: { businessID: place.business, name } })).json.data.productID as string;
    for (let n = 0; n < 2; n += 1) await make('Rhenium boat');
    const found = async () =>
      (await api.ask('/search/product', { body: { textQuery: 'rhenium boat' } })).json.data.results.map(
        ({ productID, promoted }: { productID: string; promoted?: true }) => [productID, promoted === true],
      );
    const before = await found();
    expect(before).toEqual([
      [expect.any(String), false],
      [expect.any(String), false],
    ]);
    const [[plain], [boosted]] = before as [[string], [string]];
    expect((await boost(place, { productID: boosted })).status).toBe(200);
    expect(await found()).toEqual([
      [boosted, true],
      [plain, false],
    ]);
    const visit = { body: { resourceID: boosted } };
    for (const person of [place.owner, member]) await person.ask('/visits', visit);
    await (await aPerson(api, 'Buyer')).ask('/visits', visit);
    await expect
      .poll(async () => (await report(place)).boosts[0], { timeout: 15_000 })
      .toMatchObject({ productID: boosted, name: 'Rhenium boat', clicks: 1 });
  });

  it('is compared with whole hours before its own, also those of a business that could not boost yet, and keeps the comparison', async () => {
    const place = await paying('standard');
    /** Notes impressions in hours before the one that was `back` minutes ago. */
    const seen = (back: number, hours: Readonly<Record<number, number>>) =>
      sql`insert into visibility_hours select ${place.business}::uuid,
          date_trunc('hour', now() - make_interval(mins => ${back})) - make_interval(hours => key::int), value::bigint, 1
        from jsonb_each_text(${JSON.stringify(hours)}::jsonb)`.execute(api.db);
    const begun = (back: number) =>
      sql`update boosts set starts_at = now() - make_interval(mins => ${back}),
          ends_at = now() - make_interval(mins => ${back}) + interval '3 days'
        where business_id = ${place.business}::uuid`.execute(api.db);
    const before = async () => (await report(place)).boosts[0].before;
    // Hour 80 is earlier than all that the boost is compared with.
    await seen(0, { 1: 10, 2: 10, 30: 10, 71: 10, 80: 1000 });
    await api.db.updateTable('businesses').set({ subscription: 'gold' }).where('id', '=', place.business).execute();
    expect((await boost(place)).status).toBe(200);
    expect(await before()).toEqual({ impressions: 0, clicks: 0 });
    await sql`delete from visibility_hours`.execute(api.db);
    // The hour in which it begins is partly boosted.
    await seen(125, { 0: 500, 1: 7, 2: 7, 3: 1000 });
    await begun(125);
    expect(await before()).toEqual({ impressions: 14, clicks: 2 });
    await begun(73 * 60);
    await sql`delete from visibility_hours`.execute(api.db);
    expect(await before()).toEqual({ impressions: 40, clicks: 4 });
    await sql`update boosts set impressions_before = null where business_id = ${place.business}::uuid`.execute(api.db);
    expect(await before()).toBe(null);
  });

  it('counts what searches show of a business before it has paid', async () => {
    const place = await paying('standard', 'Osmium Crucible');
    await api.ask('/search/business', { body: { textQuery: 'Osmium Crucible' } });
    await expect
      .poll(
        async () =>
          (
            await sql<{
              impressions: string;
            }>`select impressions from visibility_hours where resource_id = ${place.business}::uuid`.execute(api.db)
          ).rows,
        { timeout: 15_000 },
      )
      .toHaveLength(1);
  });

  it('is for owners and admins, and for products of the business that can be found', async () => {
    const place = await paying('gold');
    const other = await paying('gold');
    const { productID } = (await place.owner.ask('/product', { body: { businessID: place.business, name: 'Bowl' } }))
      .json.data;
    expect((await boost(other, { productID })).status).toBe(404);
    const draft = { businessID: place.business, name: 'Not yet', state: 'draft' };
    const { json } = await place.owner.ask('/product', { body: draft });
    expect((await boost(place, { productID: json.data.productID })).status).toBe(404);
    expect((await report(place)).remaining).toBe(3);
    expect((await boost({ ...place, owner: await aMember(api, place.business, 'member') })).status).toBe(403);
    expect((await boost({ ...place, owner: await aMember(api, place.business, 'admin') }, { productID })).status).toBe(
      200,
    );
    expect((await report(place)).boosts).toMatchObject([{ productID, running: true }]);
  });
});

it('the log of privileged acts is read by operators alone, page by page, and changed by nobody', async () => {
  expect((await (await aPerson(api)).ask('/operator/audit')).status).toBe(403);
  await api.db
    .insertInto('auditLog')
    .values(Array.from({ length: 120 }, (_, n) => ({ actorUserId: null, actorKind: 'system', action: `test.${n}` })))
    .execute();
  const seen: number[] = [];
  for (let page = 1, left = true; left; page += 1) {
    const { items, total } = (await operator.ask(`/operator/audit?page=${page}&size=50`)).json.data as {
      items: { auditID: number }[];
      total: number;
    };
    seen.push(...items.map(({ auditID }) => auditID));
    left = seen.length < total && items.length > 0;
  }
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  expect(seen.length).toBeGreaterThanOrEqual(120);
  for (const change of ["update audit_log set action = 'x'", 'delete from audit_log', 'truncate audit_log']) {
    await expect(sql.raw(change).execute(api.db)).rejects.toThrow(/append-only/);
  }
});
