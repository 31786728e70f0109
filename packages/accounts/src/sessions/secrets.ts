import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text: codes, refresh tokens, cookies. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. Random secrets need neither salt nor a slow hash. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
