import type { Generated, GeneratedAlways } from 'kysely';
import type { DateOnly, Id, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

export type SessionKind = 'portal' | 'sister' | 'partner';
/** A logged-in browser or partner page: a family of refresh tokens. */
export interface SessionsTable {
  id: Id;
  userId: string;
  kind: Generated<SessionKind>;
  /** The origin that may use the tokens; null for a client without Origin. */
  origin: string | null;
  scopes: string[];
  /** Of a partner's page: the businesses that the person allowed it. */
  businessIds: Generated<string[]>;
  /** Of the browser's key that every refresh must be signed with; null where it is not bound to one. */
  keyThumbprint: Generated<string | null>;
  /** Whether the page signs its calls with that key: then no access token of the session works without it. */
  signsCalls: Generated<boolean>;
  partnerKeyId: string | null;
  /** The login at the account site that it began with; null for a JSON login. */
  loginId: string | null;
  /** A short name for the list of devices, e.g. 'Firefox on Linux'; never the full user agent. */
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  lastSeenAt: TimestampNow;
  /** Absolute: 30 days on portals, 12 hours on partner pages; refreshing does not extend it. */
  expiresAt: Timestamp;
  revokedAt: TimestampOrNull;
  revokeReason: string | null;
}

/** Proofs that were used, as hashes, until they would be too old anyway: no proof is accepted twice. */
export interface UsedProofsTable {
  proofHash: Buffer;
  expiresAt: Timestamp;
}

/** Stores only hashes. A rotated token returns its successor for 30 s; later reuse revokes the family. */
export interface RefreshTokensTable {
  id: Id;
  sessionId: string;
  tokenHash: Buffer;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  rotatedAt: TimestampOrNull;
  successorId: string | null;
  /** The successor, encrypted with a key derived from the old token: only the holder of that token can read it. */
  successorSealed: Buffer | null;
}

/** The account site's cookie session: the basis of silent logins at sister sites. */
export interface AccountSessionsTable {
  tokenHash: Buffer;
  /** The id that sessions of this login refer to. */
  id: Id;
  userId: string;
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  lastSeenAt: TimestampNow;
  expiresAt: Timestamp;
  revokedAt: TimestampOrNull;
  /** When the person last proved who they are in this login; null: when it began. */
  confirmedAt: TimestampOrNull;
  /** The identity provider of a business by which the person logged in; null: by password or passkey. Kept after the provider is gone. */
  providerId: Generated<string | null>;
  /** Whether the provider says that the person used several factors. */
  isMultiFactor: Generated<boolean>;
}

/** The mark of a known browser. Wrong passwords of strangers never lock out such a browser. */
export interface KnownDevicesTable {
  id: Id;
  userId: string;
  /** Hash of the browser's cookie, which everyone who logs in there shares. */
  tokenHash: Buffer;
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  lastSeenAt: TimestampNow;
  expiresAt: Timestamp;
  /** Whether only an identity provider has logged the person in here: such a browser has no tries of its own. */
  byProvider: Generated<boolean>;
}

/** A registration that waits for the click on the mailed link, which creates the account. */
export interface RegistrationsTable {
  tokenHash: Buffer;
  /** In normal form. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: string | null;
  /** Hash of the mark that the registering browser got in a cookie: the link logs in only that browser. */
  browserHash: Buffer | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
}

/** A login, refused or not, or an account change; kept for 90 days. */
export interface AuthTrailTable {
  id: GeneratedAlways<number>;
  at: TimestampNow;
  /** The path of the request at the account site. */
  event: string;
  outcome: 'ok' | 'refused' | 'failed';
  status: number;
  /** A hash of the typed e-mail address. */
  account: string | null;
  userId: string | null;
  /** For example 203.0.113.0/24. */
  addressPrefix: string | null;
  userAgentLabel: string | null;
  requestId: string | null;
}

/** A one-time code that hands a login over to another origin: 60 s, single use, bound to the origin of `continue`. */
export interface HandoverCodesTable {
  codeHash: Buffer;
  userId: string;
  kind: Generated<SessionKind>;
  continueOrigin: string;
  continueUrl: string;
  /** PKCE challenge (S256); such a code needs its verifier. */
  codeChallenge: string | null;
  scopes: string[];
  /** Of a partner's page in a login by a provider, which stores no consent: the businesses that were chosen. Null: the consent says them. */
  businessIds: string[] | null;
  partnerKeyId: string | null;
  loginId: string | null;
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
  /** The session that it was redeemed for. */
  sessionId: string | null;
}

/** A person's consent for a partner's origin ('Continue as <name> on <origin>'). */
export interface ConsentsTable {
  userId: string;
  origin: string;
  scopes: string[];
  /** The scopes that the consent page offered: a key that asks for more since then needs a new decision. */
  askedScopes: Generated<string[]>;
  businessIds: Generated<string[]>;
  partnerKeyId: string | null;
  grantedAt: TimestampNow;
  revokedAt: TimestampOrNull;
}

/** A mailed link; single use. */
export interface EmailTokensTable {
  tokenHash: Buffer;
  userId: string;
  /** 'login': a code that an unknown browser sends with the password. */
  purpose: 'verify' | 'reset' | 'change' | 'login' | 'undo';
  /** Only with 'change': the new address; with 'undo': the old one. */
  newEmail: string | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
}

/** A publishable key: a quota and a name, never a secret. Its permissions are stored here. */
export interface PartnerKeysTable {
  id: Id;
  /** pk_live_… or pk_demo. */
  publishableKey: string;
  name: string;
  ownerUserId: string | null;
  businessId: string | null;
  origins: string[];
  /** Pages on any loopback port may use it too: only a demonstration's key. */
  anyLoopbackPort: Generated<boolean>;
  scopes: string[];
  edition: string | null;
  quotaPerMinute: Generated<number>;
  createdAt: TimestampNow;
  revokedAt: TimestampOrNull;
}

export interface PartnerKeyUsageTable {
  partnerKeyId: string;
  day: DateOnly;
  calls: Generated<number>;
  refused: Generated<number>;
}
