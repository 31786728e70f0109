import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly amr?: readonly string[];
}

export const testClient = { clientID: 'wbn', clientSecret: 'the secret of the client in these tests' };

/** Answers instead of the provider; true if it did. */
type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface TestProvider {
  readonly issuer: string;
  /** The people of the provider by their id. */
  readonly people: Map<string, ProviderPerson>;
  /** The id of the person who logs in next. */
  person: string;
  intercept: Intercept;
  /** Follows the provider's redirects until it leads back; returns that address. */
  visit(address: string): Promise<URL>;
  /** An ID token with the provider's own signature. */
  mint(claims: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

interface ProviderOptions {
  readonly redirectAddress: string;
  /** Whether people log in by the pages of oidc-provider; else `person` is logged in without a page. */
  readonly withPages?: boolean;
}

/** A real OpenID provider (the package oidc-provider) on loopback. */
export async function testProvider({ redirectAddress, withPages = false }: ProviderOptions): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const people = new Map<string, ProviderPerson>();
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  const server = http.createServer((request, response) => {
    if (!made.intercept(request, response)) void handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: testClient.clientID,
        client_secret: testClient.clientSecret,
        redirect_uris: [redirectAddress],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of these tests'] },
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: withPages } },
    ...(!withPages && { interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` } }),
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
    async loadExistingGrant(ctx: {
      oidc: { client: { clientId: string }; session: { accountId: string }; provider: typeof provider };
    }) {
      const { accountId } = ctx.oidc.session;
      const grant = new ctx.oidc.provider.Grant({ accountId, clientId: ctx.oidc.client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  handle = async (request, response) => {
    if (!withPages && request.url?.startsWith('/interaction/')) {
      await provider.interactionFinished(request, response, { login: { accountId: made.person } });
      return;
    }
    await callback(request, response);
  };
  const made: TestProvider = {
    issuer,
    people,
    person: '',
    intercept: () => false,
    visit: (address) => visit(address, redirectAddress),
    mint: (claims) =>
      new SignJWT({ iss: issuer, aud: testClient.clientID, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return made;
}

async function visit(address: string, back: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
    if (next.href.startsWith(back)) return next;
  }
  throw new Error('The provider did not redirect back.');
}
