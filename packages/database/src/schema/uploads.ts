import type { Generated } from 'kysely';
import type { FileKey, Id, JsonDefault, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

export type UploadVariant = {
  name: string;
  key: FileKey;
  width: number;
  height: number;
  bytes: number;
  contentType: string;
};

/** A grant to upload one file, and its state. 'used' means that a profile, product, post or message uses it. */
export interface UploadsTable {
  id: Id;
  ownerUserId: string;
  businessId: string | null;
  purpose: string;
  /** The key of the stored file, by which other tables refer to it. */
  key: FileKey;
  tokenHash: Buffer;
  contentType: string;
  /** Size in bytes that the grant allows. */
  fileSize: number;
  maxBytes: number;
  state: Generated<'granted' | 'received' | 'ready' | 'refused' | 'used' | 'removed'>;
  refusedReason: string | null;
  width: number | null;
  height: number | null;
  variants: JsonDefault<UploadVariant[]>;
  createdAt: TimestampNow;
  expiresAt: Timestamp;
  receivedAt: TimestampOrNull;
  usedAt: TimestampOrNull;
  /** The time since when no row uses the file. */
  unusedSince: TimestampOrNull;
  /** The time since when the file lies outside the public folder, because only suspended pages name it. */
  withheldAt: TimestampOrNull;
  /** An operator or the deletion of an account changed what names the file: the next round looks at it, and removes it at once if nothing names it. */
  checkSoon: Generated<boolean>;
}
