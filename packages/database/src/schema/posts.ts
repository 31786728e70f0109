import type { Generated } from 'kysely';
import type { Computed, FileKey, Id, Timestamp, TimestampNow, TimestampOrNull } from './columns.ts';
import type { CountedType } from './social.ts';

export interface PostsTable {
  id: Id;
  authorUserId: string;
  /** Set if the user spoke for a business. */
  authorBusinessId: string | null;
  /** The business that spoke, otherwise the user. */
  authorId: Computed<string>;
  timelineType: 'user' | 'business';
  timelineId: string;
  content: string;
  pictureKey: FileKey | null;
  /** True if the post was written into its followers' feeds; false (from about 1,000 followers) if readers merge it in. */
  fannedOut: Generated<boolean>;
  createdAt: TimestampNow;
  editedAt: TimestampOrNull;
  deletedAt: TimestampOrNull;
  deletedBy: string | null;
}

/** The precomputed part of the newsfeed: one row per reader and post. createdAt is the post's, so that one cursor orders both parts. */
export interface FeedItemsTable {
  userId: string;
  postId: string;
  createdAt: Timestamp;
}

/**
 * Authors with so many followers that their posts are not copied into each newsfeed: readers merge them in. Triggers maintain it; an author who later
 * loses followers stays in it. In the database it is `loud_authors`: a release must not rename a table (CONTRIBUTING, Migrations).
 */
export interface HighFanoutAuthorsTable {
  authorId: string;
}

/** A reply is a comment whose resource is a comment. */
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
