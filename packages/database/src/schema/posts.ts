import type { Generated } from 'kysely';
import type { Computed, FileKey, Id, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';
import type { CountedType } from './social.ts';

export interface PostsTable {
  id: Id;
  authorUserId: string;
  /** Set when the user spoke as a business. */
  authorBusinessId: string | null;
  /** The business that spoke, else the user. */
  authorId: Computed<string>;
  timelineType: 'user' | 'business';
  timelineId: string;
  content: string;
  pictureKey: FileKey | null;
  /** True when it was written into its followers' feeds; false (about 1,000 followers and more) when readers merge it in. */
  fannedOut: Generated<boolean>;
  createdAt: TimestampNow;
  editedAt: TimestampOrNull;
  deletedAt: TimestampOrNull;
  deletedBy: string | null;
}

/** The written half of the hybrid newsfeed: one row per reader and post. createdAt is the post's, so that one cursor orders both halves. */
export interface FeedItemsTable {
  userId: string;
  postId: string;
  createdAt: Timestamp;
}

/** Who has posts that readers merge in. Kept by triggers; an author with fewer followers later stays in it. */
export interface LoudAuthorsTable {
  authorId: string;
}

/** A reply is a comment on a comment. */
export interface CommentsTable {
  id: Id;
  resourceType: Exclude<CountedType, 'user'>;
  resourceId: string;
  authorUserId: string;
  authorBusinessId: string | null;
  content: string;
  createdAt: TimestampNow;
  editedAt: TimestampOrNull;
  deletedAt: TimestampOrNull;
  deletedBy: string | null;
}
