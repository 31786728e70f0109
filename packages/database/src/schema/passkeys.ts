import type { Generated } from 'kysely';
import type { Id, TimestampNow, TimestampOrNull } from './columns.ts';

/** A passkey: the browser or phone holds the private key. */
export interface PasskeysTable {
  id: Id;
  userId: string;
  /** Base64url, as browsers send it. */
  credentialId: string;
  publicKey: Buffer;
  /** Uses, as the key itself counts; 0 where it does not count. */
  counter: Generated<number>;
  /** How browsers reach it, such as 'internal' or 'usb'. */
  transports: Generated<string[]>;
  name: string;
  createdAt: TimestampNow;
  lastUsedAt: TimestampOrNull;
}
