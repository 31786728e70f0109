import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { CallError } from '../errors/call-error.ts';
import { makePartnerKey, makeUser, signIn, testKeys, testOptions, testSites } from '../testing/index.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
let userID: string;
const partner = 'https://partner.example';

beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { limits: 'off', checkAnswers: false }));
  answer(app, 'listGenders', async ({ viewer }) => [{ code: 'v', name: viewer?.userID ?? 'nobody' }]);
  answer(app, 'createPartnerKey', async () => ({}) as never);
  for (const name of ['readProfile', 'updateProfile', 'react', 'removePost', 'makePost'] as const) {
    answer(app, name, async ({ viewer }) => ({ userID: viewer.userID }) as never);
  }
  userID = await makeUser(database.db);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const profile = (headers: Record<string, string>) => app.inject({ url: '/user/profile', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const nameOf = async (headers: Record<string, string>) => {
  const answered = await profile(headers);
  return answered.statusCode === 200 ? 'yes' : `${answered.statusCode} ${answered.json().name}`;
};

describe('the door of a call', () => {
  it('R-111 takes the token from Authorization and from auth', async () => {
    const { token } = await signIn(database.db, userID);
    expect(await nameOf(bearer(token))).toBe('yes');
    expect(await nameOf({ auth: token })).toBe('yes');
    expect(await nameOf({ auth: `Bearer ${token}` })).toBe('yes');
  });

  it('tells a missing, an expired, an ended and a broken session apart', async () => {
    expect(await nameOf({})).toBe('401 TokenNotFound');
    expect(await nameOf(bearer((await signIn(database.db, userID, { expires: -31 })).token))).toBe(
      '401 TokenExpiredError',
    );
    const { token, sessionID } = await signIn(database.db, userID);
    expect(await nameOf(bearer(`${token}x`))).toBe('401 JsonWebTokenError');
    await database.db.updateTable('sessions').set({ revokedAt: new Date() }).where('id', '=', sessionID).execute();
    expect(await nameOf(bearer(token))).toBe('401 SessionError');
  });

  it('asks people with two-step login to confirm that it is them before an important change', async () => {
    const { db } = database;
    const person = await makeUser(db);
    const { token, sessionID } = await signIn(db, person);
    const { id: loginId } = await db
      .insertInto('accountSessions')
      .values({ tokenHash: Buffer.from(sessionID), userId: person, expiresAt: new Date(Date.now() + 86_400_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const login = (values: { createdAt?: Date; confirmedAt?: Date }) =>
      db.updateTable('accountSessions').set(values).where('id', '=', loginId).execute();
    const change = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/operator/partner-keys',
          headers: bearer(token),
          payload: { name: 'Shop', origins: [], scopes: ['read'], quotaPerMinute: 1 },
        })
      ).json().name ?? 'yes';
    await db
      .updateTable('sessions')
      .set({ createdAt: minutesAgo(16) })
      .where('id', '=', sessionID)
      .execute();
    expect(await change()).toBe('yes');
    await db
      .insertInto('authenticators')
      .values({ userId: person, state: 'active', secretSealed: Buffer.alloc(1), keyId: 'k' })
      .execute();
    expect(await change()).toBe('ConfirmationNeeded');
    await db.updateTable('sessions').set({ loginId }).where('id', '=', sessionID).execute();
    expect(await change()).toBe('yes');
    await login({ createdAt: minutesAgo(16) });
    expect(await change()).toBe('ConfirmationNeeded');
    expect(await nameOf(bearer(token))).toBe('yes');
    await login({ confirmedAt: minutesAgo(14) });
    expect(await change()).toBe('yes');
  });

  it('lets clocks be 30 seconds apart', async () => {
    expect(await nameOf(bearer((await signIn(database.db, userID, { expires: -20 })).token))).toBe('yes');
  });

  it('refuses tokens that we did not sign or not for this', async () => {
    const { sessionID } = await signIn(database.db, userID);
    const claims = { sid: sessionID, scope: 'read' };
    const build = (alg: string, typ: string, kid: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, typ, kid })
        .setSubject(userID)
        .setIssuer('wbn')
        .setAudience(testSites.portal)
        .setExpirationTime('5m');
    const { kid, secret } = testKeys.current;
    const longer = Buffer.concat([secret, Buffer.alloc(64)]);
    const tokens = [
      await build('HS256', 'at+jwt', kid).sign(Buffer.alloc(32, 7)),
      await build('HS256', 'at+jwt', 'other').sign(secret),
      await build('HS256', 'JWT', kid).sign(secret),
      await build('HS512', 'at+jwt', kid).sign(longer),
      new UnsecuredJWT(claims).setSubject(userID).setAudience(testSites.portal).setExpirationTime('5m').encode(),
      'x',
      'a.b.c',
      '.'.repeat(5_000),
    ];
    for (const token of tokens) expect(await nameOf(bearer(token))).toBe('401 JsonWebTokenError');
    for (const scheme of ['Basic dXNlcjpwdw==', 'Bearer', 'Bearer a b', 'Digest x']) {
      expect(await nameOf({ authorization: scheme })).toBe('401 JsonWebTokenError');
    }
  });

  it('says so on public calls too, so that the client refreshes', async () => {
    const { token } = await signIn(database.db, userID, { expires: -60 });
    expect((await app.inject({ url: '/ref-data/gender', headers: bearer(token) })).statusCode).toBe(401);
    const { token: good } = await signIn(database.db, userID);
    const answered = await app.inject({ url: '/ref-data/gender', headers: bearer(good) });
    expect(answered.json().data[0].name).toBe(userID);
  });

  it('lets a token be used only from the origin it was made for, or from none', async () => {
    const { token } = await signIn(database.db, userID);
    expect(await nameOf({ ...bearer(token), origin: testSites.portal })).toBe('yes');
    expect(await nameOf({ ...bearer(token), origin: testSites.sisters[0] as string })).toBe('403 OriginRefused');
    expect(await nameOf({ ...bearer(token), origin: testSites.accounts })).toBe('403 OriginRefused');
  });

  it('refuses whoever was removed or suspended', async () => {
    for (const change of [{ deletedAt: new Date() }, { suspendedAt: new Date() }]) {
      const gone = await makeUser(database.db);
      const { token } = await signIn(database.db, gone);
      await database.db.updateTable('users').set(change).where('id', '=', gone).execute();
      expect(await nameOf(bearer(token))).toBe('401 SessionError');
    }
  });

  it("keeps a partner's token to its page, its key and its scopes", async () => {
    const { publishableKey } = await makePartnerKey(database.db, { origins: [partner] });
    const other = await makePartnerKey(database.db, { origins: ['https://other.example'] });
    const { token } = await signIn(database.db, userID, { kind: 'partner', origin: partner });
    const home = { ...bearer(token), origin: partner, 'x-wbn-key': publishableKey };
    expect(await nameOf(home)).toBe('yes');
    expect(await nameOf({ ...bearer(token), origin: partner })).toBe('403 OriginRefused');
    expect(await nameOf({ ...home, 'x-wbn-key': other.publishableKey })).toBe('403 OriginRefused');
    expect(await nameOf({ ...home, origin: 'https://other.example', 'x-wbn-key': other.publishableKey })).toBe(
      '403 OriginRefused',
    );
    expect(await nameOf({ ...bearer(token), origin: testSites.portal })).toBe('403 OriginRefused');

    const call = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload = {}) =>
      app.inject({ method, url, headers: home, payload });
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await call('PUT', '/user/profile')).json().name).toBe('Forbidden');
    expect((await call('DELETE', '/social/posts/remove-post')).json().name).toBe('Forbidden');
    expect((await call('POST', '/social/posts/make-post')).json().name).toBe('Forbidden');
    const liked = await call('POST', '/social/reaction/react/post', { resourceID: id, reactionType: 'like' });
    expect(liked.statusCode).toBe(200);
  });

  it("takes a partner's scopes back at once; our own sites may do everything, with a session of an earlier release too", async () => {
    await makePartnerKey(database.db, { origins: ['https://scopes.example'] });
    const narrowed = async (kind: 'portal' | 'partner', origin: string) => {
      const { token, sessionID } = await signIn(database.db, userID, { kind, origin });
      const scopes = ['react'];
      await database.db.updateTable('sessions').set({ scopes }).where('id', '=', sessionID).execute();
      return nameOf(bearer(token));
    };
    expect(await narrowed('partner', 'https://scopes.example')).toBe('403 ScopeMissing');
    expect(await narrowed('portal', testSites.portal)).toBe('yes');
  });

  it('sheds load beyond its limit and takes it again afterwards', async () => {
    const small = createApp(testOptions(database.db, { limits: 'off', maxInFlight: 2 }));
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(small, 'listGenders', async () => {
      await gate;
      return [];
    });
    answer(small, 'listLanguages', async () => {
      throw new CallError('NotFound');
    });
    const two = [small.inject('/ref-data/gender'), small.inject('/ref-data/gender')];
    await expect.poll(() => small.wbn.pressure.inFlight()).toBe(2);
    const third = await small.inject('/ref-data/gender');
    expect([third.statusCode, third.json().name, third.headers['retry-after']]).toEqual([503, 'Unavailable', '2']);
    expect((await small.inject('/health/live')).statusCode).toBe(200);
    release();
    for (const answered of await Promise.all(two)) expect(answered.statusCode).toBe(200);
    expect((await small.inject('/ref-data/language')).statusCode).toBe(404);
    expect(small.wbn.pressure.inFlight()).toBe(0);
    await small.close();
  });

  it('answers a call that takes too long with 503', async () => {
    const slow = createApp(testOptions(database.db, { limits: 'off', callTimeout: 50 }));
    answer(slow, 'listGenders', () => new Promise(() => {}));
    const answered = await slow.inject('/ref-data/gender');
    expect([answered.statusCode, answered.json().name]).toEqual([503, 'Unavailable']);
    await slow.close();
  });
});
