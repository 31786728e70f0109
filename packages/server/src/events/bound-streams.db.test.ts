import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { openStream } from '../testing/streams.ts';
import { aPerson } from '../testing/world.ts';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startApi({ streams: { beat: 200 } });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(() => api?.stop());

/** A token of a partner's page that ends at once, and what the page shows with it. */
async function bound(userID: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const { kty, crv, x, y } = await exportJWK(publicKey);
  const jwk = { kty, crv, x, y };
  const thumbprint = await calculateJwkThumbprint(jwk as never);
  const token = await api.tokenFor(userID, 'partner', { seconds: 1, thumbprint });
  const claims = {
    ...{ htm: 'GET', htu: 'http://localhost:8081/events', jti: randomUUID() },
    ath: createHash('sha256').update(token).digest('base64url'),
  };
  const proof = await new SignJWT(claims)
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk } as never)
    .setIssuedAt()
    .sign(privateKey);
  return { token, proof };
}

it('a stream ends with a token that needs proofs, so that a copied request of one minute opens no hours', async () => {
  const { id } = await aPerson(api);
  const own = await openStream(address, { token: await api.tokenFor(id, 'portal', { seconds: 1 }) });
  const copied = await openStream(address, await bound(id));
  await Promise.all([own.event('ready'), copied.event('ready')]);
  await copied.ended();
  expect(own.goOn()).toBe('open');
  own.cut();
});
