import type { Generated } from 'kysely';
import type { Id, Json, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';

export interface SavedSearchesTable {
  id: Id;
  userId: string;
  name: string;
  /** The search in the fields of the search calls (`searchState` of the contract). */
  search: Json<Record<string, unknown>>;
  alerts: Generated<'off' | 'instant' | 'daily' | 'weekly'>;
  byMail: Generated<boolean>;
  /** Everything that became visible up to this time was announced, or was on the page that was saved. */
  seenUntil: TimestampNow;
  /** When to look for matches again. */
  nextAt: Timestamp;
  lastAlertAt: TimestampOrNull;
  createdAt: TimestampNow;
}
