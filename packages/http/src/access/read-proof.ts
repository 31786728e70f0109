import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from 'jose';
import { CallError } from '../errors/call-error.ts';

/** Proves that a page holds a key (DPoP, RFC 9449). It is signed with that key, for one request. */
export interface Proof {
  /** Names the key. */
  readonly thumbprint: string;
  readonly id: string;
  /** Epoch seconds. */
  readonly issuedAt: number;
  readonly nonce: string | undefined;
  /** The SHA-256 of the access token that the request shows, in base64url. */
  readonly tokenHash: string | undefined;
  /** Whether the page signs each of its calls, so that its access token can be bound to the key. */
  readonly signsCalls: boolean;
}

const longest = 2048;

/**
 * The proof of a request, its signature checked against the key that it names, and made for this very method and address. Undefined where
 * none was sent. Whether it is fresh is the caller's question.
 * @throws CallError ProofRefused
 */
export async function readProof(
  given: string | string[] | undefined,
  address: string,
  method = 'POST',
): Promise<Proof | undefined> {
  if (given === undefined) return undefined;
  try {
    if (typeof given !== 'string' || given.length > longest) throw new Error('several proofs, or one that is too long');
    const { payload, protectedHeader } = await jwtVerify(given, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      requiredClaims: ['jti', 'iat', 'htm', 'htu'],
      // How old it may be depends on the nonce.
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    const { ath, calls, jti, iat, htm, htu, nonce } = payload;
    if (htm !== method || htu !== address) throw new Error('made for another request');
    if (typeof jti !== 'string' || !/^[\w-]{16,128}$/.test(jti)) throw new Error('no usable id');
    if (nonce !== undefined && typeof nonce !== 'string') throw new Error('no usable nonce');
    const thumbprint = await calculateJwkThumbprint(protectedHeader.jwk ?? {});
    const tokenHash = typeof ath === 'string' ? ath : undefined;
    return { thumbprint, id: jti, issuedAt: iat as number, nonce, tokenHash, signsCalls: calls === true };
  } catch (cause) {
    throw new CallError('ProofRefused', { cause });
  }
}
