import { createHash } from 'node:crypto';
import { type CallDefinition, takesKey } from '@wbn/contract';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../errors/call-error.ts';
import { readProof } from './read-proof.ts';

/** Seconds that a proof may be old or early. */
const tolerance = 60;

export interface BoundToken {
  readonly token: string;
  /** Of the key that the token is bound to. */
  readonly thumbprint: string;
}

/** Calls that a client of ours always sends with an Idempotency-Key. */
const actsOnce = (call: CallDefinition): boolean => takesKey(call) && call.scope !== 'read';

/**
 * Checks that a call shows its bound access token with a proof of the key: for this method, address and token, a minute old at most. The id of
 * a proof is the Idempotency-Key of a call that takes one, so that a copied request is answered from the kept answer and acts once.
 * A token without its proof counts as missing; the client is then told to renew it, because the code of an earlier version signs nothing.
 * @throws CallError TokenNotFound
 */
export async function assertCallProof(
  origin: string,
  call: CallDefinition,
  request: FastifyRequest,
  { token, thumbprint }: BoundToken,
  now = Date.now(),
): Promise<void> {
  const address = origin + request.url.split('?', 1)[0];
  const proof = await readProof(request.headers.dpop, address, call.method).catch((error) => {
    throw error instanceof CallError ? new CallError('TokenNotFound', { cause: error }) : error;
  });
  const isOurs =
    proof?.thumbprint === thumbprint &&
    proof.tokenHash === createHash('sha256').update(token).digest('base64url') &&
    Math.abs(now / 1000 - proof.issuedAt) <= tolerance &&
    (!actsOnce(call) || proof.id === request.headers['idempotency-key']);
  if (!isOurs) throw new CallError('TokenNotFound');
}
