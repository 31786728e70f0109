import type { Generated } from 'kysely';
import type { Id, JsonDefault, TimestampNow, TimestampOrNull } from './columns.ts';

export interface NotificationsTable {
  id: Id;
  userId: string;
  /** The reader's business that it concerns, if any. */
  businessId: string | null;
  kind: string;
  actorUserId: string | null;
  actorBusinessId: string | null;
  resourceType: string | null;
  resourceId: string | null;
  data: JsonDefault<Record<string, unknown>>;
  /** Unique per user if set: one event notifies a user once. */
  dedupeKey: string | null;
  createdAt: TimestampNow;
  seenAt: TimestampOrNull;
  readAt: TimestampOrNull;
}

export interface NotificationPreferencesTable {
  userId: string;
  kind: string;
  inApp: Generated<boolean>;
  email: Generated<'off' | 'instant' | 'daily' | 'weekly'>;
  updatedAt: TimestampNow;
}

/** Mails to send: written in the transaction of their cause. `data` is emptied after sending. */
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
 * Live events. An insert sends NOTIFY wbn_events '<id>:<topic>' at commit; readers load the row by id. Ids are assigned before the commit,
 * so a lower id may appear after a higher one: a reader that resumes from Last-Event-ID starts a few seconds before that event.
 */
export interface EventsTable {
  id: Generated<number>;
  /** 'user:<id>', 'business:<id>', 'inquiry:<id>', … */
  topic: string;
  kind: string;
  payload: JsonDefault<Record<string, unknown>>;
  createdAt: TimestampNow;
}

/** A browser that the person lets us wake; one for each login. */
export interface PushSubscriptionsTable {
  sessionId: string;
  userId: string;
  /** The address at the browser's push service. */
  endpoint: string;
  /** Our public key with which the browser subscribed: only its private key may wake the browser. */
  key: string;
  /** The browser was woken for everything until this time. */
  toldUntil: TimestampNow;
  nextTryAt: TimestampNow;
  tries: Generated<number>;
  createdAt: TimestampNow;
}
