import { createHash } from 'node:crypto';
import { listCountries, makeComment, readBusiness, streamEvents } from '@wbn/contract';
import { expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { accountSite } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { failed, success, testServer } from '../testing/server.ts';
import { browserProver } from './prover.ts';
import { createSession } from './session.ts';

const partsOf = (proof: string) =>
  proof
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));

it('signs with a key that no script can read, and shows only its public half', async () => {
  const made: CryptoKeyPair[] = [];
  const { subtle } = crypto;
  const prove = await browserProver({
    generateKey: async (...given: Parameters<SubtleCrypto['generateKey']>) => {
      const pair = (await subtle.generateKey(...given)) as CryptoKeyPair;
      made.push(pair);
      return pair;
    },
    exportKey: subtle.exportKey.bind(subtle),
    sign: subtle.sign.bind(subtle),
  } as unknown as SubtleCrypto);
  const proof = await prove({ htm: 'POST', htu: 'https://a.example/x', iat: 1, jti: 'j', nonce: undefined });
  const [header, claims] = partsOf(proof);
  expect(Object.keys(header.jwk).sort()).toEqual(['crv', 'kty', 'x', 'y']);
  expect(claims).toEqual({ htm: 'POST', htu: 'https://a.example/x', iat: 1, jti: 'j' });
  const { privateKey, publicKey } = made[0] as CryptoKeyPair;
  await expect(subtle.exportKey('jwk', privateKey)).rejects.toThrow();
  const [head, body, signature = ''] = proof.split('.');
  const signed = new TextEncoder().encode(`${head}.${body}`);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  expect(await subtle.verify(algorithm, publicKey, Buffer.from(signature, 'base64url'), signed)).toBe(true);
});

it('a refused proof is signed once more, with the nonce of the server; our own sites sign nothing', async () => {
  const platform = testTab();
  const site = accountSite(() => platform.now());
  const proofs: (string | undefined)[] = [];
  await using server = await testServer((seen) => {
    const proof = seen.headers.dpop as string | undefined;
    proofs.push(proof);
    if (proof === undefined || partsOf(proof)[1].nonce === 'right') return site.answer(seen);
    const body = { success: false, code: 401, name: 'ProofNonceNeeded', message: 'Sign again.', fields: ['right'] };
    return { status: 401, body };
  });
  const session = createSession({ accounts: server.origin, platform, makeProver: () => browserProver() });
  await session.redeem?.({ token: 'c', codeVerifier: 'v' });
  expect(session.get().status).toBe('authenticated');
  expect(proofs.map((proof) => partsOf(proof as string)[1].nonce)).toEqual([undefined, 'right']);
  const own = createSession({ accounts: server.origin, platform });
  proofs.length = 0;
  own.save(site.first());
  expect(await own.refresh()).toBe('done');
  expect(proofs).toEqual([undefined]);
});

const ath = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A partner's page, whose API refuses the calls for which `refuses` says so. */
async function partnerPage(refuses: () => boolean = () => false) {
  const platform = testTab();
  const site = accountSite(() => platform.now());
  const renewals: (boolean | undefined)[] = [];
  const accounts = await testServer((seen) => {
    const { dpop } = seen.headers;
    renewals.push(dpop && partsOf(String(dpop))[1].calls);
    return site.answer(seen);
  });
  const api = await testServer(() => (refuses() ? failed(401, 'TokenNotFound') : success([])));
  const sites = { api: api.origin, accounts: accounts.origin };
  const session = createSession({ ...sites, platform, makeProver: () => browserProver() });
  await session.redeem?.({ token: 'c', codeVerifier: 'v' });
  const client = createClient({ ...sites, portal: 'https://portal.example', session, platform });
  return { accounts, api, client, platform, renewals, session };
}

it('each call of a partner’s page carries a proof for its method, its address and its token, under its Idempotency-Key', async () => {
  const { api, client, platform, renewals, session } = await partnerPage();
  expect(renewals).toEqual([true]);
  await client.call(listCountries, { locale: 'es' });
  await client.call(readBusiness, { params: { id: 'b 1' } });
  await client.call(makeComment, {
    body: { resourceID: 'p-1', resourceType: 'post', content: 'Which sizes?' },
  });
  const claims = api.seen.map(({ headers }) => partsOf(headers.dpop as string)[1]);
  const iat = Math.floor(platform.now() / 1000);
  expect(claims).toEqual(
    api.seen.map(({ headers, method, path }) => ({
      htm: method,
      htu: `${api.origin}/${path.split('?')[0]}`,
      iat,
      jti: headers['idempotency-key'] ?? expect.stringMatching(/^\w{64}$/),
      ath: ath('access-1'),
    })),
  );
  expect(new Set(claims.map(({ jti }) => jti)).size).toBe(3);
  const { authorization, dpop } = await session.headers('access-1', streamEvents, {});
  expect([authorization, partsOf(dpop ?? '')[1].htu]).toEqual([
    'Bearer access-1',
    `${api.origin}/${streamEvents.path}`,
  ]);
});

it('a page whose proof is not taken, as after a jump of its clock, renews a bound token and asks again', async () => {
  let refusals = 1;
  const { api, client, renewals, session } = await partnerPage(() => refusals-- > 0);
  await client.call(listCountries);
  expect(api.seen).toHaveLength(2);
  expect(partsOf(api.seen[1]!.headers.dpop as string)[1].ath).toBe(ath('access-2'));
  expect(renewals).toEqual([true, true]);
  expect(session.get().status).toBe('authenticated');
});

it('a renewal that is due keeps the tokens bound, and our own sites sign no call', async () => {
  const { platform, renewals, session } = await partnerPage();
  platform.clock.forward(600_000);
  await session.refresh();
  expect(renewals).toEqual([true, true]);
  const own = createSession({ accounts: 'http://127.0.0.1:9', api: 'http://127.0.0.1:9', platform });
  expect((await own.headers('t', listCountries, {})).dpop).toBeUndefined();
});
