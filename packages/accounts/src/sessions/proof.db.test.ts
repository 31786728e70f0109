import { sql } from '@wbn/database';
import { makePartnerKey, makeUser, testSites } from '@wbn/http/testing';
import { calculateJwkThumbprint, decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, codeFor, type TestSite, testSite } from '../testing/site.ts';
import { challengeOf, makeSecret } from './secrets.ts';

let site: TestSite;
let userID: string;
let home: { origin: string; 'x-wbn-key': string };
const partner = 'https://partner.example';
const { accounts } = testSites;

beforeAll(async () => {
  site = await testSite();
  userID = await makeUser(site.database.db);
  const { publishableKey } = await makePartnerKey(site.database.db, { origins: [partner] });
  home = { origin: partner, 'x-wbn-key': publishableKey };
  const consent = { userId: userID, origin: partner, scopes: ['read', 'react'] };
  await site.database.db.insertInto('consents').values(consent).execute();
}, 60_000);
afterAll(() => site?.close());

interface Changes {
  path?: string;
  nonce?: string | undefined;
  /** Over what the claims or the header are. */
  claims?: object;
  header?: object;
}

async function browserKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const secret = await exportJWK(privateKey);
  const prove = ({ path = 'refresh-token', nonce, claims, header }: Changes = {}) =>
    new SignJWT({
      htm: 'POST',
      htu: `${accounts}/${path}`,
      iat: Math.floor(Date.now() / 1000),
      jti: makeSecret(),
      ...(nonce && { nonce }),
      ...claims,
    })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y }, ...header } as never)
      .sign(privateKey);
  return { prove, secret, thumbprint: await calculateJwkThumbprint({ kty, crv, x, y } as never) };
}
type Key = Awaited<ReturnType<typeof browserKey>>;

const redeem = async (dpop: string | undefined) => {
  const codeVerifier = makeSecret();
  const token = await codeFor(site, userID, `${partner}/page`, challengeOf(codeVerifier));
  return call(site.app, '/get-session', { token, codeVerifier }, { ...home, ...(dpop && { dpop }) });
};
const begin = async (key: Key) => (await redeem(await key.prove({ path: 'get-session' }))).json().data;
const refresh = (refreshToken: string, dpop?: string, headers: object = home) =>
  call(site.app, '/refresh-token', undefined, { ...headers, 'x-refresh-token': refreshToken, ...(dpop && { dpop }) });
const newestLives = async () => {
  const sessions = site.database.db.selectFrom('sessions').select('revokedAt').orderBy('createdAt', 'desc').limit(1);
  return (await sessions.executeTakeFirstOrThrow()).revokedAt === null;
};

describe('a session of a partner’s page', () => {
  it('is worth nothing to a thief of its refresh token, by a script without Origin or with the page’s own', async () => {
    const key = await browserKey();
    const thief = await browserKey();
    const { refreshToken, proofNonce } = await begin(key);
    const tries = [
      refresh(refreshToken),
      refresh(refreshToken, undefined, {}),
      refresh(refreshToken, await thief.prove({ nonce: proofNonce })),
      refresh(refreshToken, await thief.prove({ nonce: proofNonce }), {}),
      refresh(refreshToken, 'x.y.z'),
    ];
    for (const told of await Promise.all(tries))
      expect([told.statusCode, told.json().name]).toEqual([401, 'ProofRefused']);
    const renewed = await refresh(refreshToken, await key.prove({ nonce: proofNonce }));
    expect(renewed.statusCode).toBe(200);
    // Neither can the thief end it with the token that was spent.
    expect((await refresh(refreshToken)).json().name).toBe('ProofRefused');
    expect(await newestLives()).toBe(true);
  });

  it('is not ended by a thief of its refresh token, but by its page, by a proof or by its access token', async () => {
    const logOut = (refreshToken: string, headers: object) =>
      call(site.app, '/logout', undefined, { ...headers, 'x-refresh-token': refreshToken });
    const key = await browserKey();
    const thief = await browserKey();
    const first = await begin(key);
    const other = await begin(await browserKey());
    for (const headers of [
      {},
      home,
      { dpop: 'x.y.z' },
      { dpop: await thief.prove({ path: 'logout' }) },
      { dpop: await key.prove({ path: 'refresh-token' }) },
      { authorization: `Bearer ${other.token}` },
    ]) {
      expect((await logOut(first.refreshToken, headers)).json().name).toBe('ProofRefused');
    }
    expect((await logOut(first.refreshToken, { ...home, dpop: await key.prove({ path: 'logout' }) })).statusCode).toBe(
      200,
    );
    expect((await logOut(other.refreshToken, { authorization: `Bearer ${other.token}` })).statusCode).toBe(200);
    const refused = [first, other].map(({ refreshToken }) => refresh(refreshToken));
    for (const told of await Promise.all(refused)) expect(told.json().name).toBe('SessionError');
  });

  it('is not ended by a thief of its bound access token either, with or without a stolen refresh token', async () => {
    const key = await browserKey();
    const thief = await browserKey();
    const claims = { calls: true };
    const { data } = (await redeem(await key.prove({ path: 'get-session', claims }))).json();
    const logOut = (headers: object) =>
      call(site.app, '/logout', undefined, { authorization: `Bearer ${data.token}`, ...headers });
    const stolen = { 'x-refresh-token': data.refreshToken };
    const foreign = { dpop: await thief.prove({ path: 'logout' }) };
    for (const headers of [{}, home, foreign, stolen, { ...stolen, ...foreign }])
      expect((await logOut(headers)).json().name).toBe('ProofRefused');
    expect(await newestLives()).toBe(true);
    expect((await logOut({ dpop: await key.prove({ path: 'logout' }) })).statusCode).toBe(200);
    expect(await newestLives()).toBe(false);
  });

  it('takes each proof once, of fifty at once too', async () => {
    const key = await browserKey();
    const { refreshToken, proofNonce } = await begin(key);
    const proof = await key.prove({ nonce: proofNonce });
    const told = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken, proof)));
    const names = told.map((one) => one.json().name ?? 'yes');
    expect(names.filter((name) => name === 'yes')).toHaveLength(1);
    expect(names.filter((name) => name === 'ProofRefused')).toHaveLength(49);
  });

  it('wants a nonce of the server for each renewal, its own and no older one', async () => {
    const key = await browserKey();
    const first = await begin(key);
    const other = await begin(await browserKey());
    for (const nonce of [undefined, 'x', other.proofNonce]) {
      const told = (await refresh(first.refreshToken, await key.prove({ nonce }))).json();
      expect([told.name, told.fields]).toEqual(['ProofNonceNeeded', [first.proofNonce]]);
    }
    expect((await refresh(first.refreshToken, await key.prove({ nonce: first.proofNonce }))).statusCode).toBe(200);
  });

  it('is renewed in a browser whose clock is wrong by days', async () => {
    const key = await browserKey();
    const late = { iat: Math.floor(Date.now() / 1000) - 3 * 86_400 };
    const codeVerifier = makeSecret();
    const token = await codeFor(site, userID, `${partner}/page`, challengeOf(codeVerifier));
    const ask = async (nonce?: string) => {
      const dpop = await key.prove({ path: 'get-session', claims: late, nonce });
      return (await call(site.app, '/get-session', { token, codeVerifier }, { ...home, dpop })).json();
    };
    const refused = await ask();
    expect(refused.name).toBe('ProofNonceNeeded');
    const { data } = await ask(refused.fields[0]);
    const renewed = await refresh(data.refreshToken, await key.prove({ claims: late, nonce: data.proofNonce }));
    expect(renewed.statusCode).toBe(200);
  });

  it('refuses proofs that are made for something else, or not as they should be', async () => {
    const key = await browserKey();
    const { refreshToken, proofNonce: nonce } = await begin(key);
    const proofs = [
      await key.prove({ nonce, path: 'get-session' }),
      await key.prove({ nonce, claims: { htm: 'GET' } }),
      await key.prove({ nonce, claims: { htu: `https://evil.example/refresh-token` } }),
      await key.prove({ nonce, claims: { jti: undefined } }),
      await key.prove({ nonce, claims: { jti: 'short' } }),
      await key.prove({ nonce, claims: { iat: undefined } }),
      await key.prove({ nonce, header: { typ: 'JWT' } }),
      await key.prove({ nonce, header: { jwk: key.secret } }),
      await key.prove({ nonce, header: { jwk: undefined } }),
      `${await key.prove({ nonce })}x`,
      await key.prove({ nonce, claims: { more: 'x'.repeat(3_000) } }),
    ];
    for (const proof of proofs) expect((await refresh(refreshToken, proof)).json().name).toBe('ProofRefused');
  });

  it('keeps a refused proof from spending the code', async () => {
    const key = await browserKey();
    const codeVerifier = makeSecret();
    const token = await codeFor(site, userID, `${partner}/page`, challengeOf(codeVerifier));
    const ask = async (dpop: string) => call(site.app, '/get-session', { token, codeVerifier }, { ...home, dpop });
    expect((await ask(await key.prove())).json().name).toBe('ProofRefused');
    expect((await ask(await key.prove({ path: 'get-session' }))).statusCode).toBe(200);
  });

  it('that showed no key, as older widgets do, ends after an hour; a key shown later changes nothing', async () => {
    const { data } = (await redeem(undefined)).json();
    expect(data.proofNonce).toBeUndefined();
    expect(data.refreshTokenExpire - Date.now() / 1000).toBeLessThanOrEqual(3_600);
    const renewed = (await refresh(data.refreshToken, await (await browserKey()).prove())).json().data;
    expect(renewed.refreshTokenExpire).toBe(data.refreshTokenExpire);
  });

  it('has an access token bound to its key as well where the page signs its calls, and only there', async () => {
    const key = await browserKey();
    const claims = { calls: true };
    const { data } = (await redeem(await key.prove({ path: 'get-session', claims }))).json();
    expect(decodeJwt(data.token).cnf).toEqual({ jkt: key.thumbprint });
    const { proofNonce: nonce, refreshToken } = data;
    const bound = (await refresh(refreshToken, await key.prove({ nonce, claims }))).json().data;
    expect(decodeJwt(bound.token).cnf).toEqual({ jkt: key.thumbprint });
    // Widgets of earlier versions do not sign their calls.
    expect(decodeJwt((await begin(await browserKey())).token).cnf).toBeUndefined();
  });

  it('that ever said it signs its calls gets no unbound access token again, however a renewal is worded', async () => {
    const claims = { calls: true };
    const renew = async ({ refreshToken, proofNonce: nonce }: Record<string, string>, changes: Changes) =>
      (await refresh(refreshToken!, await key.prove({ nonce, ...changes }))).json().data;
    const key = await browserKey();
    const signedAtLogin = (await redeem(await key.prove({ path: 'get-session', claims }))).json().data;
    const signedLater = await renew(await begin(key), { claims });
    for (const session of [signedAtLogin, signedLater]) {
      let last = session;
      for (const said of [{}, { claims: { calls: false } }, { claims: { calls: 'true' } }]) {
        last = await renew(last, said);
        expect(decodeJwt(last.token).cnf).toEqual({ jkt: key.thumbprint });
      }
      // A repeat within the seconds for other tabs is a way around no more than the renewal.
      const spent = await refresh(session.refreshToken, undefined);
      expect(spent.json().name).toBe('ProofRefused');
    }
  });

  it('leaves our own sites as they are', async () => {
    const { token } = { token: await codeFor(site, userID) };
    const dpop = await (await browserKey()).prove({ path: 'get-session', claims: { calls: true } });
    const { data } = (await call(site.app, '/get-session', { token }, { origin: testSites.portal, dpop })).json();
    expect(data.proofNonce).toBeUndefined();
    expect(decodeJwt(data.token).cnf).toBeUndefined();
    expect((await refresh(data.refreshToken, undefined, { origin: testSites.portal })).statusCode).toBe(200);
  });
});

it('keeps of a proof only a hash, and nothing for longer than it could be shown', async () => {
  const { rows } = await sql<{
    most: number;
  }>`select extract(epoch from max(expires_at) - now()) as most from used_proofs`.execute(site.database.db);
  expect(Number(rows[0]?.most)).toBeLessThanOrEqual(45 * 60);
});
