import { createHash } from 'node:crypto';

export { makeSecret, secretHash as hashOf } from '@wbn/http';

/** The S256 challenge of a PKCE verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
