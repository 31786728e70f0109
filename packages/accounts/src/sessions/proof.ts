import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Database, type Kysely, sql } from '@wbn/database';
import { CallError, type Proof, type TokenKeys } from '@wbn/http';
import { hashOf } from './secrets.ts';

/** Milliseconds. A nonce is good until the end of the next period: longer than an access token lives. */
const period = 15 * 60_000;
/** Seconds that a proof without nonce may be old or early. */
const tolerance = 60;
const nonceOf = (secret: Uint8Array, subject: string, number: number): string =>
  createHmac('sha256', secret).update(`proof-nonce:${number}:${subject}`).digest('base64url').slice(0, 22);

/** The nonce for the next proof of a session (or a code). It is made from the signing key, so every process knows it without a table. */
export const proofNonce = (keys: TokenKeys, subject: string, now = Date.now()): string =>
  nonceOf(keys.current.secret, subject, Math.floor(now / period));

const isNonce = (keys: TokenKeys, subject: string, given: string, now: number): boolean =>
  [keys.current, ...keys.former].some(({ secret }) =>
    [0, 1].some((ago) =>
      timingSafeEqual(hashOf(nonceOf(secret, subject, Math.floor(now / period) - ago)), hashOf(given)),
    ),
  );

export interface ProofCheck {
  readonly keys: TokenKeys;
  /** The id of the session, or the hash of the code, for which the nonce must have been made. */
  readonly subject: string;
  /** 'clock': a proof without nonce is taken while its time is right. */
  readonly without?: 'clock';
  readonly now?: number;
}

/**
 * Takes a proof once: fresh by its nonce, and not seen before. Of any number that show the same one at once, one is taken.
 * @throws CallError ProofNonceNeeded with the nonce in `fields`, ProofRefused
 */
export async function useProof(db: Kysely<Database>, proof: Proof, check: ProofCheck): Promise<void> {
  const { keys, subject, without, now = Date.now() } = check;
  const isFresh =
    proof.nonce === undefined
      ? without === 'clock' && Math.abs(now / 1000 - proof.issuedAt) <= tolerance
      : isNonce(keys, subject, proof.nonce, now);
  if (!isFresh) throw new CallError('ProofNonceNeeded', { fields: [proofNonce(keys, subject, now)] });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('usedProofs')
    .values({
      proofHash: hashOf(`${proof.thumbprint}:${proof.id}`),
      expiresAt: sql<Date>`now() + make_interval(secs => ${(3 * period) / 1000})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new CallError('ProofRefused');
}
