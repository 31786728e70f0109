import { type GuardedFetch, isLoopbackSite, openSecret, type TokenKeys } from '@wbn/http';
import * as openid from 'openid-client';
import type { Provider } from './providers.ts';

/** The words of a provider about a person; untrusted until `takeIdentity` has checked them. */
export interface Identity {
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** Whether the provider says that several factors were used (RFC 8176). */
  readonly isMultiFactor: boolean;
}

/** Secrets of one way to the provider and back; they stay with the browser that began it. */
export interface Asking {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface ProviderClient {
  /** The address at the provider, and what the way back must match. */
  begin(provider: Provider): Promise<{ readonly address: string; readonly asking: Asking }>;
  /**
   * Redeems the code of the way back.
   * @throws Error if anything does not match
   */
  finish(provider: Provider, query: string, asking: Asking): Promise<Identity>;
}

export const callbackPath = '/login/business/callback';
/** Milliseconds for which a provider's metadata and keys are kept. */
const keptFor = 10 * 60_000;
const maxKept = 200;

interface Own {
  /** The origin of the account site. */
  readonly origin: string;
  /** Open the secrets of clients. */
  readonly tokens: TokenKeys;
}

/** Authorization code flow with PKCE, state and nonce. Signatures of ID tokens are checked, although they come over TLS. */
export function providerClient({ origin, tokens: keys }: Own, askOutside: GuardedFetch): ProviderClient {
  const redirectAddress = `${origin}${callbackPath}`;
  const allowsHttp = isLoopbackSite(origin);
  const kept = new Map<string, { readonly until: number; readonly configuration: Promise<openid.Configuration> }>();

  const ask: openid.CustomFetch = (address, { body, headers, method, signal }) =>
    askOutside(address, {
      method,
      headers,
      signal,
      body: body === null || body === undefined ? undefined : String(body),
    });

  const discover = ({ businessId, clientId, issuer, keyId, secretSealed }: Provider) => {
    const secret = openSecret(keys, `wbn provider ${businessId}`, { keyId, secretSealed });
    const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
    const authenticate: openid.ClientAuth = (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes('client_secret_basic')
        ? basic(server, ...rest)
        : post(server, ...rest);
    return openid.discovery(new URL(issuer), clientId, undefined, authenticate, {
      [openid.customFetch]: ask,
      execute: [openid.enableNonRepudiationChecks, ...(allowsHttp ? [openid.allowInsecureRequests] : [])],
    });
  };
  const configurationOf = (provider: Provider): Promise<openid.Configuration> => {
    const key = `${provider.id} ${provider.updatedAt.getTime()}`;
    const found = kept.get(key);
    if (found !== undefined && found.until > Date.now()) return found.configuration;
    if (kept.size >= maxKept) kept.clear();
    const configuration = discover(provider);
    kept.set(key, { until: Date.now() + keptFor, configuration });
    // A provider that did not answer is asked again at the next attempt.
    configuration.catch(() => kept.delete(key));
    return configuration;
  };

  return {
    async begin(provider) {
      const configuration = await configurationOf(provider);
      const asking = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectAddress,
        scope: 'openid email profile',
        state: asking.state,
        nonce: asking.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(asking.verifier),
        code_challenge_method: 'S256',
      });
      if (address.protocol !== 'https:' && !(allowsHttp && address.protocol === 'http:')) {
        throw new Error('The authorization endpoint is not an https address.');
      }
      return { address: address.href, asking };
    },
    async finish(provider, query, { nonce, state, verifier }) {
      const configuration = await configurationOf(provider);
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(`${redirectAddress}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      // Many providers name the address only here.
      const hasMore = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return identityOf({ ...more, ...claims });
    },
  };
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes('\u0000') && value.isWellFormed() ? value : undefined;

function identityOf(claims: Readonly<Record<string, unknown>>): Identity {
  const subject = textIn(claims.sub);
  if (subject === undefined || subject.length > 255) throw new Error('The provider sent no usable id of the person.');
  return {
    subject,
    email: textIn(claims.email),
    isEmailVerified: claims.email_verified === true,
    firstName: textIn(claims.given_name),
    lastName: textIn(claims.family_name),
    isMultiFactor: Array.isArray(claims.amr) && claims.amr.includes('mfa'),
  };
}
