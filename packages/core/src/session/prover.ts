import { base64url } from '../login/base64url.ts';

export interface Claims {
  readonly htm: string;
  /** The address of the request. */
  readonly htu: string;
  /** Epoch seconds, by the server's clock. */
  readonly iat: number;
  /** Of this proof alone. */
  readonly jti: string;
  readonly nonce?: string | undefined;
  /** Whether this page signs every call of the API too: then the account site binds the access token as well. */
  readonly calls?: boolean | undefined;
}

/** Signs what a request claims, and the access token that it shows: the proof that this page holds the key (DPoP, RFC 9449). */
export type Prover = (claims: Claims, token?: string) => Promise<string>;

const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/**
 * A new key that never leaves this browser: no script can read it, and it is gone with the page, as the session is. It is not kept in
 * the browser's storage, for the next page begins with a login of its own.
 *
 * @example
 * const prove = await browserProver();
 * const proof = await prove({ htm: 'POST', htu: 'https://accounts.example/get-session', iat: 1709629620, jti: 'j-1' });
 * proof.split('.').length; // 3
 */
export async function browserProver(subtle: SubtleCrypto = crypto.subtle): Promise<Prover> {
  const { privateKey, publicKey } = await subtle.generateKey(curve, false, ['sign', 'verify']);
  const { kty, crv, x, y } = await subtle.exportKey('jwk', publicKey);
  const text = new TextEncoder();
  const part = (value: object) => base64url(text.encode(JSON.stringify(value)));
  return async (claims, token) => {
    const ath = token && base64url(await subtle.digest('SHA-256', text.encode(token)));
    const signed = `${part({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })}.${part({ ...claims, ath })}`;
    return `${signed}.${base64url(await subtle.sign(curve, privateKey, text.encode(signed)))}`;
  };
}
