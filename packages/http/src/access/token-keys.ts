import { createHash } from 'node:crypto';

export interface TokenKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

/** The signing key, and former keys whose tokens stay valid until they expire. */
export interface TokenKeys {
  readonly current: TokenKey;
  readonly former: readonly TokenKey[];
}

const keyOf = (secret: string): TokenKey => {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < 32) throw new Error('A secret that signs tokens must have at least 32 bytes.');
  // The key id is derived from the key, so that all processes use the same id.
  return { kid: createHash('sha256').update('kid:').update(bytes).digest('base64url').slice(0, 8), secret: bytes };
};

/** Keys from their secrets: the first signs, the others only verify. */
export const tokenKeys = (current: string, ...former: string[]): TokenKeys => ({
  current: keyOf(current),
  former: former.map(keyOf),
});
