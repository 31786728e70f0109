import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** 256 random bits as text: codes, refresh tokens, cookies. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. Random secrets need neither salt nor a slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** The purpose of a sealed text. It is part of the key, so that the text opens for nothing else. */
type Purpose = 'wbn successor' | `wbn authenticator ${string}`;

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
