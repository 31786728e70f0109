import type { ColumnType, Generated } from 'kysely';
import type { Id, Json, JsonDefault, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

/** The answer of a keyed call, kept for 24 h. One row per caller and key; 'running' while the first call runs. */
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
  /** Default: 24 h from now. */
  expiresAt: TimestampNow;
}

/** Token buckets shared by all processes. UNLOGGED: a crash empties it, which only resets the limits. */
export interface RateLimitBucketsTable {
  bucket: string;
  tokens: number;
  /** Full microseconds, unlike other tables: buckets refill between two calls in one millisecond. */
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  expiresAt: Timestamp;
}

/** The audit log. Triggers refuse update, delete and truncate; actors have no foreign key, so that the log outlives them. */
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
  /** The browser, as in 'Firefox on Linux'. Null without one, and in rows of earlier releases. */
  device: string | null;
}

/** A need-help form: `fields` holds all fields as sent. */
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
