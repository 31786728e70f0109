import type { ColumnType, Generated } from 'kysely';
import type { Id, Json, JsonDefault, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

/** The answer to a keyed call, kept 24 h. One row per caller and key; 'running' while the first call is at work. */
export interface IdempotencyKeysTable {
  /** 'user:<id>' or 'ip:<address>'. */
  caller: string;
  key: string;
  /** Method and path. */
  call: string;
  requestHash: Buffer;
  state: Generated<'running' | 'done'>;
  status: number | null;
  headers: JsonDefault<Record<string, string>>;
  /** The body as sent, byte for byte. */
  answer: string | null;
  createdAt: TimestampNow;
  /** 24 h from now unless given. */
  expiresAt: TimestampNow;
}

/** Token buckets shared by all processes. UNLOGGED: a crash empties it, which only forgives. */
export interface RateLimitBucketsTable {
  bucket: string;
  tokens: number;
  /** Full microseconds, unlike elsewhere: buckets refill between two calls of one millisecond. */
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  expiresAt: Timestamp;
}

/** Who did what. Triggers refuse update, delete and truncate; actors are kept without foreign key, so that it outlives them. */
export interface AuditLogTable {
  id: Generated<number>;
  at: TimestampNow;
  actorUserId: string | null;
  /** 'user', 'operator', 'system', 'webhook', … */
  actorKind: string;
  action: string;
  businessId: string | null;
  resourceType: string | null;
  resourceId: string | null;
  data: JsonDefault<Record<string, unknown>>;
  requestId: string | null;
}

/** A need-help form: every field as sent lies in `fields`. */
export interface EnquiriesTable {
  id: Id;
  userId: string | null;
  email: string | null;
  countryCode: string | null;
  fields: Json<Record<string, unknown>>;
  createdAt: TimestampNow;
  handledAt: TimestampOrNull;
  handledBy: string | null;
}
