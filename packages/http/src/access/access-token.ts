import type { Scope } from '@wbn/contract';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { CallError } from '../errors/call-error.ts';
import type { TokenKeys } from './token-keys.ts';

export interface AccessClaims {
  readonly userID: string;
  /** The family of tokens (sessions.id). */
  readonly sessionID: string;
  /** The origin that may use the token. */
  readonly audience: string;
  readonly scopes: readonly Scope[];
  /** Epoch seconds. */
  readonly expires: number;
  /** Of the key of a partner's page that must prove itself in each call. */
  readonly thumbprint?: string | undefined;
  /** Whether the person logged in by the provider of a business. */
  readonly isByProvider?: boolean | undefined;
}

const issuer = 'wbn';
/** Allowed difference between two clocks in seconds. */
const tolerance = 30;

/** A JWT (HS256) for the claims. */
export const signAccessToken = (keys: TokenKeys, claims: AccessClaims, now = Date.now()): Promise<string> =>
  new SignJWT({
    sid: claims.sessionID,
    scope: claims.scopes.join(' '),
    ...(claims.thumbprint && { cnf: { jkt: claims.thumbprint } }),
    ...(claims.isByProvider && { prv: true }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keys.current.kid })
    .setIssuer(issuer)
    .setSubject(claims.userID)
    .setAudience(claims.audience)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(claims.expires)
    .sign(keys.current.secret);

/** Tokens in memory; beyond that the oldest is dropped. */
const maxVerified = 10_000;
/** Tokens whose signature was checked with these keys: a page sends the same one with each call. Only valid tokens get in. */
const verified = new WeakMap<TokenKeys, Map<string, AccessClaims>>();

function remember(keys: TokenKeys, token: string, claims: AccessClaims): void {
  const tokens = verified.get(keys) ?? new Map<string, AccessClaims>();
  verified.set(keys, tokens.set(token, claims));
  const [oldest] = tokens.keys();
  if (tokens.size > maxVerified && oldest !== undefined) tokens.delete(oldest);
}

/**
 * The claims of a token after checking signature and expiry; `lateSeconds` accepts one that expired lately. The database decides whether its family is still valid.
 * @throws CallError TokenExpiredError, JsonWebTokenError
 */
export async function verifyAccessToken(
  keys: TokenKeys,
  token: string,
  options: { now?: number; lateSeconds?: number } = {},
): Promise<AccessClaims> {
  const now = options.now ?? Date.now();
  const known = verified.get(keys)?.get(token);
  if (known && known.expires > now / 1000 - tolerance) return known;
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => secretOf(keys, kid), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      requiredClaims: ['sub', 'sid', 'aud', 'scope', 'exp'],
      clockTolerance: tolerance + (options.lateSeconds ?? 0),
      currentDate: new Date(now),
    });
    const claims: AccessClaims = {
      userID: payload.sub as string,
      sessionID: payload.sid as string,
      audience: payload.aud as string,
      scopes: (payload.scope as string).split(' ') as Scope[],
      expires: payload.exp as number,
      thumbprint: (payload.cnf as { jkt?: string } | undefined)?.jkt,
      ...(payload.prv === true && { isByProvider: true }),
    };
    if (options.lateSeconds === undefined) remember(keys, token, claims);
    return claims;
  } catch (error) {
    const name = error instanceof joseErrors.JWTExpired ? 'TokenExpiredError' : 'JsonWebTokenError';
    throw new CallError(name, { cause: error });
  }
}

function secretOf(keys: TokenKeys, kid: string | undefined): Uint8Array {
  const key = [keys.current, ...keys.former].find((one) => one.kid === kid);
  if (key === undefined) throw new Error('unknown key');
  return key.secret;
}
