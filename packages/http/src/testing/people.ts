import { randomUUID } from 'node:crypto';
import { partnerScopes, type Scope, scopes } from '@wbn/contract';
import type { Database, Kysely, NewRow, SessionKind } from '@wbn/database';
import { signAccessToken } from '../access/access-token.ts';
import { testKeys, testSites } from './app.ts';

/** A user with only a name, who cannot log in by password. */
export async function makeUser(db: Kysely<Database>, changes: Partial<NewRow<'users'>> = {}): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: `${randomUUID()}@people.example`,
      passwordHash: 'none',
      firstName: 'Ana',
      lastName: 'Pérez',
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An access token of the user for an origin, as a login would create it; `expires` in seconds from now. */
export async function signIn(
  db: Kysely<Database>,
  userID: string,
  options: {
    kind?: SessionKind;
    origin?: string;
    expires?: number;
    /** Default: all that the kind can have. */
    granted?: readonly Scope[];
    /** The businesses that the person allowed a partner's page. */
    businessIDs?: readonly string[];
    /** Of the key that a partner's page proves in each call. */
    thumbprint?: string;
  } = {},
): Promise<{ token: string; sessionID: string }> {
  const { kind = 'portal', origin = testSites.portal, expires = 900 } = options;
  const granted = options.granted ?? (kind === 'partner' ? partnerScopes : scopes);
  const { id: sessionID } = await db
    .insertInto('sessions')
    .values({
      userId: userID,
      kind,
      origin,
      scopes: [...granted],
      businessIds: [...(options.businessIDs ?? [])],
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await signAccessToken(testKeys, {
    userID,
    sessionID,
    audience: origin,
    scopes: granted,
    expires: Math.floor(Date.now() / 1000) + expires,
    thumbprint: options.thumbprint,
  });
  return { token, sessionID };
}

/** A partner's publishable key. */
export async function makePartnerKey(db: Kysely<Database>, changes: Partial<NewRow<'partnerKeys'>> = {}) {
  return db
    .insertInto('partnerKeys')
    .values({
      publishableKey: `pk_test_${randomUUID().replaceAll('-', '')}`,
      name: 'A partner',
      origins: ['https://partner.example'],
      scopes: [...partnerScopes],
      ...changes,
    })
    .returning(['id', 'publishableKey'])
    .executeTakeFirstOrThrow();
}
