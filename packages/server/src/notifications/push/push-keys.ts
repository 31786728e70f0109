import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { TokenKeys } from '@wbn/http';

/** A key pair by which push services know this network (VAPID, RFC 8292). */
export interface PushKey {
  /** 65 bytes in base64url, as browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function pairOf(secret: Uint8Array): PushKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32)));
  const point = pair.getPublicKey();
  const [x, y] = [base64url(point.subarray(1, 33)), base64url(point.subarray(33))];
  const jwk = { kty: 'EC', crv: 'P-256', d: base64url(pair.getPrivateKey()), x, y };
  return { publicKey: base64url(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/**
 * The key pairs that follow from the network's secrets, newest first: a network needs no further setting, and browsers that subscribed before
 * a rotation can still be woken.
 */
export const pushKeys = ({ current, former }: TokenKeys): readonly PushKey[] =>
  [current, ...former].map(({ secret }) => pairOf(secret));

/** Seconds that a push service accepts a signature. At most a day; clocks may differ. */
const signedFor = 12 * 3600;

/**
 * The header `authorization` for a push service.
 *
 * @param contact an address under which the service reaches the sender
 */
export function signatureFor(endpoint: string, key: PushKey, contact: string, now: Date): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + signedFor, sub: contact };
  const parts = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => base64url(Buffer.from(JSON.stringify(part))));
  const text = parts.join('.');
  const signature = sign('sha256', Buffer.from(text), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${base64url(signature)}, k=${key.publicKey}`;
}
