import { createHash, randomUUID } from 'node:crypto';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import type { FastifyInstance } from 'fastify';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../calls/answer.ts';
import { createApp } from '../create-app.ts';
import { makePartnerKey, makeUser, signIn, testOptions, testSites } from '../testing/index.ts';

let database: TemporaryDatabase;
let app: FastifyInstance;
let userID: string;
const origin = 'https://partner.example';
let page: { origin: string; 'x-wbn-key': string };
let own: Key;
let token: string;

beforeAll(async () => {
  database = await startTemporaryDatabase();
  app = createApp(testOptions(database.db, { checkAnswers: false }));
  answer(app, 'listGenders', async ({ viewer }) => [{ code: 'v', name: viewer?.userID ?? 'nobody' }]);
  for (const name of ['readProfile', 'react'] as const) answer(app, name, async () => ({}) as never);
  userID = await makeUser(database.db);
  page = { origin, 'x-wbn-key': (await makePartnerKey(database.db)).publishableKey };
  own = await newKey();
  token = await boundTo(own);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

const boundTo = async ({ thumbprint }: Key, person = userID) =>
  (await signIn(database.db, person, { kind: 'partner', origin, thumbprint })).token;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const jwk = { kty, crv, x, y };
  const prove = (claims: object = {}) =>
    new SignJWT({
      htm: 'GET',
      htu: `${testSites.api}/user/profile`,
      iat: seconds(),
      jti: randomUUID(),
      ath: hashOf(token),
      ...claims,
    })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk } as never)
      .sign(privateKey);
  return { prove, thumbprint: await calculateJwkThumbprint(jwk as never) };
}
type Key = Awaited<ReturnType<typeof newKey>>;

async function ask(headers: Record<string, string | undefined>, url = '/user/profile', body?: object): Promise<string> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  const sent = { authorization: `Bearer ${token}`, ...given } as Record<string, string>;
  const { statusCode, json } = await app.inject({ method: body ? 'POST' : 'GET', url, headers: sent, payload: body });
  return statusCode === 200 ? 'yes' : `${statusCode} ${json().name}`;
}

describe('the access token of a partner’s page that signs its calls', () => {
  it('works with a proof of its key, on the page and whatever the query', async () => {
    expect(await ask({ ...page, dpop: await own.prove() })).toBe('yes');
    expect(await ask({ ...page, dpop: await own.prove() }, '/user/profile?locale=es')).toBe('yes');
    expect(await ask({ dpop: await own.prove({ iat: seconds() - 50 }) })).toBe('yes');
  });

  it('is worth nothing to a thief of it, with an Origin or without', async () => {
    const other = await newKey();
    const elsewhere = { htu: `${testSites.api}/ref-data/gender` };
    const proofs = [
      undefined,
      'x.y.z',
      await other.prove(),
      await own.prove({ htm: 'POST' }),
      await own.prove(elsewhere),
      await own.prove({ htu: 'https://evil.example/user/profile' }),
      await own.prove({ ath: undefined }),
      await own.prove({ ath: hashOf('another token') }),
      await own.prove({ iat: seconds() - 70 }),
      await own.prove({ iat: seconds() + 70 }),
      `${await own.prove()}x`,
    ];
    for (const dpop of proofs)
      for (const headers of [page, {}]) expect(await ask({ ...headers, dpop }), dpop).toBe('401 TokenNotFound');
    // A public call says so too, so that the page renews the token.
    expect(await ask({ ...page }, '/ref-data/gender')).toBe('401 TokenNotFound');
    expect(await ask({ ...page, dpop: await own.prove(elsewhere) }, '/ref-data/gender')).toBe('yes');
  });

  it('may change something once with each proof: its id is the Idempotency-Key', async () => {
    const body = { resourceID: randomUUID(), reactionType: 'like' };
    const key = randomUUID();
    const dpop = await own.prove({ htm: 'POST', htu: `${testSites.api}/social/reaction/react/post`, jti: key });
    const react = (idempotency: string | undefined) =>
      ask({ ...page, dpop, 'idempotency-key': idempotency }, '/social/reaction/react/post', body);
    expect(await react(key)).toBe('yes');
    expect(await react(randomUUID())).toBe('401 TokenNotFound');
    expect(await react(undefined)).toBe('401 TokenNotFound');
  });

  it('is counted in the hands of a thief like no token: by address, not as the person', async () => {
    const left = async (headers: Record<string, string>) => {
      const { headers: said } = await app.inject({ url: '/user/profile', headers: { ...page, ...headers } });
      return Number(said['ratelimit-remaining']);
    };
    const authorization = `Bearer ${token}`;
    const before = await left({});
    expect(await left({ authorization })).toBe(before - 1);
    await left({ authorization, dpop: await own.prove() });
    expect(await left({})).toBe(before - 2);
  });
});
