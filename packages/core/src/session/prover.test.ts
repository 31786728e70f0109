import { expect, it } from 'vitest';
import { accountSite } from '../testing/accounts.ts';
import { testTab } from '../testing/platform.ts';
import { testServer } from '../testing/server.ts';
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
