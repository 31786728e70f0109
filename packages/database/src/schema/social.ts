import type { Generated } from 'kysely';
import type { Computed, Id, TimestampNow, TimestampOrNull } from './columns.ts';

export type ReactableType = 'post' | 'comment' | 'business' | 'product';
export type CountedType = ReactableType | 'user';

/** One like: unique per resource and actor (the business if one speaks, otherwise the user). Added and removed, never changed. */
export interface ReactionsTable {
  id: Id;
  resourceType: CountedType;
  resourceId: string;
  reactionType: Generated<'like'>;
  userId: string;
  businessId: string | null;
  actorId: Computed<string>;
  createdAt: TimestampNow;
}

export interface FollowsTable {
  userId: string;
  resourceType: 'business' | 'user';
  resourceId: string;
  createdAt: TimestampNow;
}

/**
 * Counts that triggers maintain: each insert, delete or removal adds +1 or -1 in the same transaction under the row's lock, so that counts
 * match the rows. Never write to it directly. A missing row means zero.
 */
export interface ResourceCountersTable {
  resourceType: Computed<CountedType>;
  resourceId: Computed<string>;
  likes: Computed<number>;
  followers: Computed<number>;
  comments: Computed<number>;
}

export interface SavedItemsTable {
  userId: string;
  resourceType: 'business' | 'product';
  resourceId: string;
  /** '' is the top level. */
  folder: Generated<string>;
  createdAt: TimestampNow;
}

/** A connection request between two users or businesses. At most one live connection per pair, in either direction. */
export interface ConnectionsTable {
  id: Id;
  fromUserId: string | null;
  fromBusinessId: string | null;
  toUserId: string | null;
  toBusinessId: string | null;
  fromPartyId: Computed<string>;
  toPartyId: Computed<string>;
  state: Generated<'pending' | 'accepted' | 'declined' | 'withdrawn' | 'ended'>;
  message: string | null;
  requestedBy: string | null;
  answeredBy: string | null;
  createdAt: TimestampNow;
  answeredAt: TimestampOrNull;
}

/** A party blocks messages, comments and requests of another party; a block by a business applies to the whole business. */
export interface BlocksTable {
  id: Id;
  userId: string | null;
  businessId: string | null;
  blockedUserId: string | null;
  blockedBusinessId: string | null;
  createdBy: string | null;
  createdAt: TimestampNow;
}

export interface ReportsTable {
  id: Id;
  reporterId: string | null;
  resourceType: CountedType | 'message' | 'inquiry';
  resourceId: string;
  reason: string;
  details: string | null;
  /** The start of the text as it was when it was reported; null in reports of earlier releases, and once its person deleted their account. */
  reportedText: Generated<string | null>;
  state: Generated<'open' | 'dismissed' | 'actioned'>;
  handledBy: string | null;
  handledAt: TimestampOrNull;
  createdAt: TimestampNow;
}
