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

/** A grant to upload one file, and what became of it. 'used' is named by a profile, product, post or message. */
export interface UploadsTable {
  id: Id;
  ownerUserId: string;
  businessId: string | null;
  purpose: string;
  /** Where the raw object lies; other tables name files by this. */
  key: FileKey;
  tokenHash: Buffer;
  contentType: string;
  /** Bytes, as the grant says. */
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
  /** Since when no row names a file that was used. */
  unusedSince: TimestampOrNull;
}
