import type { Generated } from 'kysely';
import type { Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

/** A person's authenticator app (TOTP). 'pending' rows are of earlier releases: an app that is being set up is in `authenticator_setups`. */
export interface AuthenticatorsTable {
  userId: string;
  state: 'pending' | 'active';
  /** Encrypted with a key derived from the network's signing secret. */
  secretSealed: Buffer;
  /** The id of that signing secret, so that secrets are encrypted anew after a rotation. */
  keyId: string;
  /** The time step of the last accepted code: no step is accepted twice. */
  lastStep: number | null;
  /** Of earlier releases: the login that sets the app up. */
  loginId: Generated<string | null>;
  createdAt: TimestampNow;
}

/** An app that has not shown its first code. Each login of a person sets up its own. */
export interface AuthenticatorSetupsTable {
  loginId: string;
  userId: string;
  secretSealed: Buffer;
  keyId: string;
  createdAt: TimestampNow;
}

/** A business whose members may act for it only with two-step login, from `dueAt` on. */
export interface SecondFactorDutiesTable {
  businessId: string;
  dueAt: Timestamp;
  setBy: string | null;
  createdAt: TimestampNow;
}

/** Codes that replace a lost authenticator. Each works once. */
export interface RecoveryCodesTable {
  userId: string;
  codeHash: Buffer;
  usedAt: TimestampOrNull;
  createdAt: TimestampNow;
}

/** A login whose password was right, or that an identity provider confirmed, and whose second step is open. It gives no rights. */
export interface LoginStepsTable {
  /** Hash of the browser's cookie. */
  tokenHash: Buffer;
  userId: string;
  /** Hash of the stored password hash: a new password ends the step. */
  passwordMark: Buffer;
  /** The identity provider by which the first step was done; null: by password. */
  providerId: Generated<string | null>;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  usedAt: TimestampOrNull;
}
