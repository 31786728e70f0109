import type { Scope } from '@wbn/contract';
import { sql } from '@wbn/database';
import { answer, signAccessToken } from '@wbn/http';
import { makePartnerKey, makeUser, testSites } from '@wbn/http/testing';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, codeFor, type TestSite, testSite } from '../testing/site.ts';

let site: TestSite;
let userID: string;
const { portal } = testSites;

beforeAll(async () => {
  site = await testSite();
  // A call of the API on the same app, to test a session by using it.
  answer(site.app, 'checkReaction', async () => ({}));
  userID = await makeUser(site.database.db);
}, 60_000);
afterAll(() => site.close());

interface Session {
  token: string;
  refreshToken: string;
  refreshTokenExpire: number;
}
const begin = async (headers: Parameters<typeof call>[3] = {}, at = `${portal}/`): Promise<Session> =>
  (await call(site.app, '/get-session', { token: await codeFor(site, userID, at) }, headers)).json().data;
const refresh = (refreshToken: string, headers: Parameters<typeof call>[3] = {}) =>
  call(site.app, '/refresh-token', undefined, { 'x-refresh-token': refreshToken, ...headers });
const works = async (token: string) =>
  (
    await site.app.inject({
      url: '/social/reaction/check/00000000-0000-4000-8000-000000000000',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode === 200;
const age = (seconds: number) =>
  sql`update refresh_tokens set created_at = created_at - make_interval(secs => ${seconds}),
    rotated_at = rotated_at - make_interval(secs => ${seconds})`.execute(site.database.db);
const countTokens = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from refresh_tokens`.execute(site.database.db)).rows[0]?.n);

describe('refresh', () => {
  it('R-104 trades the token in the header, with no body, for a new pair', async () => {
    const first = await begin();
    const answered = await refresh(first.refreshToken, { origin: portal });
    expect(answered.statusCode).toBe(200);
    expect(answered.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { data } = answered.json();
    expect(Object.keys(data).sort()).toEqual(['refreshToken', 'refreshTokenExpire', 'token', 'tokenExpire']);
    expect(data.refreshToken).not.toBe(first.refreshToken);
    expect(await works(data.token)).toBe(true);
    // Refreshing does not extend the family's end.
    expect(data.refreshTokenExpire).toBe(first.refreshTokenExpire);
  });

  it('by fifty tabs at once is one rotation, and all fifty live on', async () => {
    const { refreshToken } = await begin();
    const before = await countTokens();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken, { origin: portal })));
    expect(answers.map((answered) => answered.statusCode)).toEqual(Array(50).fill(200));
    expect(await countTokens()).toBe(before + 1);
    const pairs = answers.map((answered) => answered.json().data as Session);
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
    for (const pair of pairs) expect(await works(pair.token)).toBe(true);
    expect((await refresh(pairs[49]?.refreshToken as string)).statusCode).toBe(200);
  });

  it('gives the same successor for thirty seconds, then ends the family', async () => {
    const first = await begin();
    const second: Session = (await refresh(first.refreshToken)).json().data;
    await age(29);
    const again: Session = (await refresh(first.refreshToken)).json().data;
    expect(again.refreshToken).toBe(second.refreshToken);
    await age(2);
    expect((await refresh(first.refreshToken)).json().name).toBe('SessionError');
    expect((await refresh(second.refreshToken)).json().name).toBe('SessionError');
    expect(await works(second.token)).toBe(false);
    expect(await works(first.token)).toBe(false);
  });

  it('with the token before last ends the family at once', async () => {
    const first = await begin();
    const second: Session = (await refresh(first.refreshToken)).json().data;
    const third: Session = (await refresh(second.refreshToken)).json().data;
    expect((await refresh(first.refreshToken)).json().name).toBe('SessionError');
    expect((await refresh(third.refreshToken)).json().name).toBe('SessionError');
    expect(await works(third.token)).toBe(false);
  });

  it('is refused to another origin, which costs the family nothing', async () => {
    const { refreshToken } = await begin();
    const foreign = await refresh(refreshToken, { origin: testSites.sisters[0] as string });
    expect(foreign.json().name).toBe('OriginRefused');
    expect((await refresh(refreshToken, { origin: portal })).statusCode).toBe(200);
  });

  it('ends with the family, the person, or the thirty days', async () => {
    const { refreshToken } = await begin();
    const people = site.database.db.updateTable('users').where('id', '=', userID);
    for (const gone of ['suspendedAt', 'deletedAt'] as const) {
      await people.set({ [gone]: new Date() }).execute();
      expect((await refresh(refreshToken)).json().name).toBe('SessionError');
      await people.set({ [gone]: null }).execute();
    }
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    await sql`update sessions set expires_at = now() - interval '1 s' where revoked_at is null`.execute(
      site.database.db,
    );
    expect((await refresh(refreshToken)).json().name).toBe('SessionError');
    expect((await refresh('')).json().name).toBe('TokenNotFound');
    expect((await refresh('made-up')).json().name).toBe('SessionError');
    expect((await call(site.app, '/refresh-token', { x: 1 }, { 'x-refresh-token': 'x' })).statusCode).toBe(400);
  });

  it('ends when nobody has used the session for fourteen days', async () => {
    const { refreshToken } = await begin();
    const unused = (days: number) =>
      sql`update sessions set last_seen_at = now() - make_interval(days => ${days}) where revoked_at is null`.execute(
        site.database.db,
      );
    await unused(13);
    const renewed = await refresh(refreshToken);
    expect(renewed.statusCode).toBe(200);
    await unused(14);
    expect((await refresh(renewed.json().data.refreshToken)).json().name).toBe('SessionError');
  });

  it('leaves nothing in the database that a thief of it could use', async () => {
    const first = await begin();
    const second: Session = (await refresh(first.refreshToken)).json().data;
    const dump = JSON.stringify(
      await site.database.db.selectFrom('refreshTokens').selectAll().execute(),
      (_key, value) => (value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value),
    );
    expect(dump).not.toContain(first.refreshToken);
    expect(dump).not.toContain(second.refreshToken);
  });
});

describe('logout', () => {
  it('R-109 ends the family from the next call on, by either token, twice over', async () => {
    for (const header of ['x-refresh-token', 'authorization'] as const) {
      const session = await begin();
      const other = await begin();
      const value = header === 'authorization' ? `Bearer ${session.token}` : session.refreshToken;
      for (let i = 0; i < 2; i++) {
        const answered = await call(site.app, '/logout', undefined, { origin: portal, [header]: value });
        expect(answered.json()).toEqual({ success: true, data: {} });
      }
      expect(await works(session.token)).toBe(false);
      expect((await refresh(session.refreshToken)).json().name).toBe('SessionError');
      expect(await works(other.token)).toBe(true);
    }
    expect((await call(site.app, '/logout', undefined)).json().name).toBe('TokenNotFound');
    expect((await call(site.app, '/logout', undefined, { authorization: 'Bearer x' })).json().name).toBe(
      'JsonWebTokenError',
    );
  });

  it('takes an access token that expired minutes ago, and none that expired before', async () => {
    for (const [minutes, answered] of [
      [3, 200],
      [10, 401],
    ] as const) {
      const session = await begin();
      const { sid, sub, scope } = decodeJwt(session.token) as { sid: string; sub: string; scope: string };
      const token = await signAccessToken(site.app.wbn.options.tokens, {
        userID: sub,
        sessionID: sid,
        audience: portal,
        scopes: scope.split(' ') as Scope[],
        expires: Math.floor(Date.now() / 1000) - minutes * 60,
      });
      const told = await call(site.app, '/logout', undefined, { authorization: `Bearer ${token}` });
      expect(told.statusCode).toBe(answered);
      expect(await works(session.token)).toBe(answered !== 200);
    }
  });

  it("of another origin's session is refused", async () => {
    const { publishableKey } = await makePartnerKey(site.database.db);
    const session = await begin();
    const foreign = { origin: 'https://partner.example', 'x-wbn-key': publishableKey };
    const answered = await call(site.app, '/logout', undefined, {
      ...foreign,
      'x-refresh-token': session.refreshToken,
    });
    expect(answered.json().name).toBe('OriginRefused');
    expect(await works(session.token)).toBe(true);
  });
});
