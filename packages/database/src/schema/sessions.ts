import type { Generated, GeneratedAlways } from 'kysely';
import type { DateOnly, Id, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

export type SessionKind = 'portal' | 'sister' | 'partner';
export type Scope = 'read' | 'react' | 'comment' | 'inquire' | 'message' | 'post' | 'pay' | 'manage';

/** One signed-in browser or partner page: the family that its refresh tokens belong to. */
export interface SessionsTable {
  id: Id;
  userId: string;
  kind: Generated<SessionKind>;
  /** The origin that may use the tokens; null for a script that sends no Origin. */
  origin: string | null;
  scopes: string[];
  partnerKeyId: string | null;
  /** The login at the account site that it began with; null for a JSON login. */
  loginId: string | null;
  /** A short name for the list of devices, e.g. 'Firefox on Linux'; never the whole user agent. */
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  lastSeenAt: TimestampNow;
  /** Absolute: 30 days on portals, 12 hours on partner pages, whatever is refreshed. */
  expiresAt: Timestamp;
  revokedAt: TimestampOrNull;
  revokeReason: string | null;
}

/** Only hashes are kept. A rotated token answers with its one successor for 30 s, afterwards its reuse revokes the family. */
export interface RefreshTokensTable {
  id: Id;
  sessionId: string;
  tokenHash: Buffer;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  rotatedAt: TimestampOrNull;
  successorId: string | null;
  /** The successor's text sealed under a key made from the old token itself: only who shows that token can open it. */
  successorSealed: Buffer | null;
}

/** The account site's own cookie session: what a silent login at a sister site stands on. */
export interface AccountSessionsTable {
  tokenHash: Buffer;
  /** Names the login to the sessions that began with it. */
  id: Id;
  userId: string;
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  lastSeenAt: TimestampNow;
  expiresAt: Timestamp;
  revokedAt: TimestampOrNull;
}

/** The mark of a browser in which a person logged in before. Strangers' wrong passwords never lock such a browser out. */
export interface KnownDevicesTable {
  id: Id;
  userId: string;
  /** Of the browser's cookie, which is the same for everybody who logs in there. */
  tokenHash: Buffer;
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  lastSeenAt: TimestampNow;
  expiresAt: Timestamp;
}

/** A registration that waits for the click on the link of its mail; only then is there an account. */
export interface RegistrationsTable {
  tokenHash: Buffer;
  /** In its normal form. */
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  locale: string | null;
  /** Of the browser that registered: it alone is logged in by the link. */
  browserHash: Buffer | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
}

/** A login, refused or not, or a change of an account; kept for 90 days. */
export interface AuthTrailTable {
  id: GeneratedAlways<number>;
  at: TimestampNow;
  /** The path of the account site that was posted to. */
  event: string;
  outcome: 'ok' | 'refused' | 'failed';
  status: number;
  /** A hash of the e-mail address that was typed. */
  account: string | null;
  userId: string | null;
  /** As in 203.0.113.0/24. */
  addressPrefix: string | null;
  userAgentLabel: string | null;
  requestId: string | null;
}

/** One-time code that hands a login over to another origin: 60 s, single use, bound to the origin of `continue`. */
export interface HandoverCodesTable {
  codeHash: Buffer;
  userId: string;
  kind: Generated<SessionKind>;
  continueOrigin: string;
  continueUrl: string;
  /** Of the PKCE pair (S256); a code with a challenge is worth nothing without its verifier. */
  codeChallenge: string | null;
  scopes: string[];
  partnerKeyId: string | null;
  loginId: string | null;
  userAgentLabel: string | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
  /** The session it was redeemed for. */
  sessionId: string | null;
}

/** 'Continue as <name> on <origin>': what a person allowed a partner's origin. */
export interface ConsentsTable {
  userId: string;
  origin: string;
  scopes: string[];
  partnerKeyId: string | null;
  grantedAt: TimestampNow;
  revokedAt: TimestampOrNull;
}

/** A link sent by e-mail; single use. */
export interface EmailTokensTable {
  tokenHash: Buffer;
  userId: string;
  /** 'login': a code that an unknown browser types beside the password. */
  purpose: 'verify' | 'reset' | 'change' | 'login';
  /** Only with 'change': the address that the link confirms. */
  newEmail: string | null;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
}

/** A publishable key: a quota and a name, never a secret. What it may do is looked up here. */
export interface PartnerKeysTable {
  id: Id;
  /** pk_live_… or pk_demo. */
  publishableKey: string;
  name: string;
  ownerUserId: string | null;
  businessId: string | null;
  origins: string[];
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
