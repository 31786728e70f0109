import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TokenKeys } from '../access/token-keys.ts';
import { CallError } from '../errors/call-error.ts';

/** The purpose of a sealed text. It is part of the key, so that the text opens for nothing else. */
export type Purpose = 'wbn successor' | 'wbn sign-in' | `wbn authenticator ${string}` | `wbn provider ${string}`;

const keyFrom = (secret: string | Uint8Array, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts `text` with a key from `secret`: a copy of the database does not reveal it. */
export function seal(secret: string | Uint8Array, purpose: Purpose, text: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error if `secret` or `purpose` is wrong */
export function unseal(secret: string | Uint8Array, purpose: Purpose, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
}

/** A secret as tables keep it, with the id of the network's key that encrypts it. */
export interface KeptSecret {
  readonly secretSealed: Buffer;
  readonly keyId: string;
}

export const sealSecret = ({ current }: TokenKeys, purpose: Purpose, secret: string): KeptSecret => ({
  secretSealed: seal(current.secret, purpose, secret),
  keyId: current.kid,
});

/**
 * During a rotation of keys, a process that was not restarted yet does not know the new key.
 * @throws CallError Unavailable if this process does not know the key
 */
export function openSecret(keys: TokenKeys, purpose: Purpose, { keyId, secretSealed }: KeptSecret): string {
  const key = [keys.current, ...keys.former].find(({ kid }) => kid === keyId);
  if (key === undefined) {
    const cause = new Error(`A secret (${purpose}) was sealed with the unknown key ${keyId}.`);
    throw new CallError('Unavailable', { retryAfter: 60, cause });
  }
  return unseal(key.secret, purpose, secretSealed);
}
