import { sql } from '@wbn/database';
import type { PartnerKey } from '@wbn/http';
import { makePartnerKey, makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeOf, hashOf, makeSecret } from '../sessions/secrets.ts';
import { call, codeFor, type TestSite, testSite } from '../testing/site.ts';
import { redeemCode } from './redeem-code.ts';

let site: TestSite;
let userID: string;
const { portal } = testSites;
const sister = testSites.sisters[0] as string;
const partner = 'https://partner.example';

beforeAll(async () => {
  site = await testSite();
  userID = await makeUser(site.database.db);
}, 60_000);
afterAll(() => site.close());

const redeem = (body: object, headers: Parameters<typeof call>[3] = {}) =>
  call(site.app, '/get-session', body, headers);

describe('the one-time code', () => {
  it('R-340 R-106 becomes a session whose expiries are epoch seconds', async () => {
    const answered = await redeem({ token: await codeFor(site, userID) }, { origin: portal });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'access-control-allow-origin': portal,
      'access-control-allow-credentials': 'true',
    });
    const { success, data } = answered.json();
    const now = Date.now() / 1000;
    expect(success).toBe(true);
    expect(data.userID).toBe(userID);
    expect(data.tokenExpire - now).toBeGreaterThan(14 * 60);
    expect(data.tokenExpire - now).toBeLessThanOrEqual(15 * 60);
    expect(data.refreshTokenExpire - now).toBeGreaterThan(29 * 86_400);
    expect(data.refreshTokenExpire - now).toBeLessThanOrEqual(30 * 86_400);
  });

  it('is redeemed exactly once by fifty who try at once', async () => {
    const token = await codeFor(site, userID);
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem({ token })));
    const names = answers.map((answered) => answered.json().name ?? 'yes');
    expect(names.filter((name) => name === 'yes').length).toBe(1);
    expect(names.filter((name) => name === 'CodeInvalid').length).toBe(49);
    const sessions = await site.database.db
      .selectFrom('handoverCodes')
      .innerJoin('sessions', 'sessions.id', 'handoverCodes.sessionId')
      .select('revokedAt')
      .where('codeHash', '=', hashOf(token))
      .execute();
    expect(sessions).toEqual([{ revokedAt: null }]);
    expect((await redeem({ token })).statusCode).toBe(401);
  });

  it('is good for sixty seconds', async () => {
    const late = await codeFor(site, userID);
    const early = await codeFor(site, userID);
    await sql`update handover_codes set created_at = created_at - interval '61 s', expires_at = expires_at - interval '61 s'
      where code_hash = ${hashOf(late)}`.execute(site.database.db);
    expect((await redeem({ token: late })).statusCode).toBe(401);
    expect((await redeem({ token: early })).statusCode).toBe(200);
  });

  it('with a challenge is worth nothing without its verifier, and survives wrong ones', async () => {
    const verifier = makeSecret();
    const token = await codeFor(site, userID, `${portal}/`, challengeOf(verifier));
    for (const body of [
      { token },
      { token, codeVerifier: makeSecret() },
      { token, codeVerifier: challengeOf(verifier) },
    ]) {
      const refused = await redeem(body, { origin: portal });
      expect([refused.statusCode, refused.json().name]).toEqual([401, 'CodeInvalid']);
    }
    expect((await redeem({ token, codeVerifier: verifier }, { origin: portal })).statusCode).toBe(200);
  });

  it('belongs to the origin that the login came from', async () => {
    const token = await codeFor(site, userID, `${sister}/somewhere`);
    expect((await redeem({ token }, { origin: portal })).json().name).toBe('CodeInvalid');
    expect((await redeem({ token }, { origin: 'https://evil.example' })).json().name).toBe('OriginRefused');
    expect((await redeem({ token }, { origin: sister })).statusCode).toBe(200);
  });

  it("is redeemed by a partner's page only with verifier and key, for a short session without refresh in reach of pay", async () => {
    const { publishableKey } = await makePartnerKey(site.database.db, {
      origins: [partner],
      scopes: ['read', 'react', 'pay'],
    });
    const home = { origin: partner, 'x-wbn-key': publishableKey };
    await site.database.db
      .insertInto('consents')
      .values({ userId: userID, origin: partner, scopes: ['read', 'react', 'comment'] })
      .execute();
    const bare = await codeFor(site, userID, `${partner}/page`);
    // Not for a program either, which has no origin: a program can only have the code from an address.
    for (const caller of [home, {}]) expect((await redeem({ token: bare }, caller)).json().name).toBe('CodeInvalid');
    const verifier = makeSecret();
    const token = await codeFor(site, userID, `${partner}/page`, challengeOf(verifier));
    expect((await redeem({ token, codeVerifier: verifier }, { origin: partner })).json().name).toBe('OriginRefused');
    const answered = await redeem({ token, codeVerifier: verifier }, home);
    expect(answered.headers['access-control-allow-credentials']).toBeUndefined();
    const { data } = answered.json();
    const now = Date.now() / 1000;
    expect(data.tokenExpire - now).toBeLessThanOrEqual(10 * 60);
    expect(data.refreshTokenExpire - now).toBeLessThanOrEqual(12 * 3_600);
    const claims = JSON.parse(Buffer.from(data.token.split('.')[1], 'base64url').toString());
    expect(claims).toMatchObject({ aud: partner, scope: 'read react', sub: userID });
  });

  it('gives a partner no more than its key has when it is redeemed, and nothing once the key is revoked', async () => {
    const { db } = site.database;
    const origin = 'https://shrinking.example';
    const scopes = ['read', 'react', 'comment'];
    const { id, publishableKey } = await makePartnerKey(db, { origins: [origin], scopes });
    await db.insertInto('consents').values({ userId: userID, origin, scopes }).execute();
    const verifier = makeSecret();
    const codes: string[] = [];
    for (let n = 0; n < 3; n += 1) codes.push(await codeFor(site, userID, `${origin}/page`, challengeOf(verifier)));
    const take = (caller: { origin: string; key: PartnerKey }) =>
      redeemCode(db, codes.pop() ?? '', { verifier, caller: { kind: 'partner', readable: true, ...caller } });
    // A server that has cached the key lets the call in for some seconds more.
    const caller = { origin, key: { id, publishableKey, origins: [origin], scopes } as unknown as PartnerKey };
    const set = (changes: object) => db.updateTable('partnerKeys').set(changes).where('id', '=', id).execute();
    await set({ scopes: ['read', 'react'] });
    const { session } = await take(caller);
    const stored = db.selectFrom('sessions').select('scopes').where('id', '=', session.sessionID);
    expect((await stored.executeTakeFirstOrThrow()).scopes.sort()).toEqual(['react', 'read']);
    await set({ origins: ['https://moved.example'] });
    await expect(take(caller)).rejects.toMatchObject({ name: 'CodeInvalid' });
    await set({ origins: [origin], revokedAt: new Date() });
    await expect(take(caller)).rejects.toMatchObject({ name: 'CodeInvalid' });
  });

  it('of a page on loopback is redeemed with a demonstration’s key, and with no key that lost that property', async () => {
    const { db } = site.database;
    const origin = 'http://localhost:5173';
    const scopes = ['read', 'react'];
    const { id, publishableKey } = await makePartnerKey(db, { origins: [], anyLoopbackPort: true, scopes });
    await db.insertInto('consents').values({ userId: userID, origin, scopes }).execute();
    const verifier = makeSecret();
    const codes: string[] = [];
    for (let n = 0; n < 2; n += 1) codes.push(await codeFor(site, userID, `${origin}/page`, challengeOf(verifier)));
    const headers = { origin, 'x-wbn-key': publishableKey };
    const taken = await redeem({ token: codes.pop(), codeVerifier: verifier }, headers);
    expect(taken.statusCode).toBe(200);
    await db.updateTable('partnerKeys').set({ anyLoopbackPort: false }).where('id', '=', id).execute();
    expect((await redeem({ token: codes.pop(), codeVerifier: verifier }, headers)).json().name).toBe('CodeInvalid');
  });

  it.each([{}, { token: '' }, { token: 5 }, { token: 'x'.repeat(300) }, { token: 'x', more: 1 }, { token: '\u0000' }])(
    'refuses %j',
    async (body) => {
      expect((await redeem(body)).json().name).toBe('ValidationError');
    },
  );
});
