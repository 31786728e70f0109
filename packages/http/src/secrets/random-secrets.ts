import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text: codes, refresh tokens, cookies, and tokens of links and uploads. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret. Random secrets need neither salt nor a slow hash. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
