import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Database, type Kysely, sql } from '@wbn/database';
import type { TokenKeys } from '@wbn/http';
import { hashOf } from '../sessions/secrets.ts';

/** Seconds in which a page's challenge can be answered. */
const challengeSeconds = 900;
const randomLength = 16;
const timeLength = 6;

/** The purpose of a challenge. The browser's cookie is part of it, so that no other browser can use the answer. */
export interface ChallengeUse {
  readonly purpose: 'login' | 'prove' | 'register';
  /** The form token of this browser. */
  readonly csrf: string;
}

const signatureOf = (secret: Uint8Array, { purpose, csrf }: ChallengeUse, head: Buffer): Buffer =>
  createHmac('sha256', secret).update(`passkey:${purpose}:${csrf}:`).update(head).digest();

/** A signed challenge, so that a page of a login needs no row in the database. */
export function makeChallenge({ current }: TokenKeys, use: ChallengeUse): Uint8Array<ArrayBuffer> {
  const expires = Buffer.alloc(timeLength);
  expires.writeUIntBE(Date.now() + challengeSeconds * 1000, 0, timeLength);
  const head = Buffer.concat([randomBytes(randomLength), expires]);
  return new Uint8Array(Buffer.concat([head, signatureOf(current.secret, use, head)]));
}

/** Uses up a challenge of ours, given in Base64url; false if it is foreign, too old or was used. */
export async function takeChallenge(
  db: Kysely<Database>,
  { current, former }: TokenKeys,
  use: ChallengeUse,
  challenge: string,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, randomLength + timeLength);
  const signature = bytes.subarray(head.length);
  const isOurs = [current, ...former].some(({ secret }) => {
    const wanted = signatureOf(secret, use, head);
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  });
  if (!isOurs) return false;
  const expires = head.readUIntBE(randomLength, timeLength);
  if (expires < Date.now()) return false;
  const taken = await db
    .insertInto('usedProofs')
    .values({ proofHash: hashOf(`passkey:${challenge}`), expiresAt: sql<Date>`to_timestamp(${expires / 1000})` })
    .onConflict((conflict) => conflict.column('proofHash').doNothing())
    .returning('proofHash')
    .executeTakeFirst();
  return taken !== undefined;
}
