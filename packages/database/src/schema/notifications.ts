import type { Generated } from 'kysely';
import type { Id, JsonDefault, TimestampNow, TimestampOrNull } from './columns.ts';

export interface NotificationsTable {
  id: Id;
  userId: string;
  /** The business of the reader's that it is about, if any. */
  businessId: string | null;
  kind: string;
  actorUserId: string | null;
  actorBusinessId: string | null;
  resourceType: string | null;
  resourceId: string | null;
  data: JsonDefault<Record<string, unknown>>;
  /** Unique per user where given: the same event tells nobody twice. */
  dedupeKey: string | null;
  createdAt: TimestampNow;
  seenAt: TimestampOrNull;
  readAt: TimestampOrNull;
}

export interface NotificationPreferencesTable {
  userId: string;
  kind: string;
  inApp: Generated<boolean>;
  email: Generated<'off' | 'instant' | 'daily'>;
  updatedAt: TimestampNow;
}

/** E-mails to be sent: written with the act they tell of, in its transaction. Data is emptied once sent. */
export interface OutboxEmailsTable {
  id: Generated<number>;
  toAddress: string;
  template: string;
  locale: string | null;
  data: JsonDefault<Record<string, unknown>>;
  dedupeKey: string | null;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  nextAttemptAt: TimestampNow;
  sentAt: TimestampOrNull;
  lastError: string | null;
  createdAt: TimestampNow;
}

/**
 * The live bus. An insert sends NOTIFY wbn_events '<id>:<topic>' at commit; the row is then read by id. Ids are given before the commit,
 * so a lower id may appear after a higher one: who resumes after Last-Event-ID reads again from a few seconds before that event.
 */
export interface EventsTable {
  id: Generated<number>;
  /** 'user:<id>', 'business:<id>', 'inquiry:<id>', … */
  topic: string;
  kind: string;
  payload: JsonDefault<Record<string, unknown>>;
  createdAt: TimestampNow;
}
