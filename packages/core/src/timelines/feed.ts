import { loadNewsfeed, loadTimeline } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { createPages, type Page, type Pages } from '../api/pages.ts';
import type { AnswerOf } from '../api/types.ts';
import { actingBusiness } from '../session/acting-business.ts';

/** Posts per timeline page. */
const timelinePage = 10;

export interface OwnReaction {
  readonly on: boolean;
  /** The user or business whose reaction it is. */
  readonly actorID: string | undefined;
}

/** A post, with the reader's own reaction if the feed's answer told it. */
export interface FeedPost extends Post {
  readonly own?: OwnReaction;
}

/** Posts, newest first. */
export interface Feed extends Omit<Pages<FeedPost>, 'change'> {
  /** Adds a new post on top. */
  prepend(post: Post): void;
  /** Removes all posts of a blocked author. */
  hide(authorID: string): void;
  /** Forgets the reader's own reactions, which may have changed: they are asked again. */
  forgetOwn(): void;
}

function createFeed(load: (from: string | undefined) => Promise<Page<FeedPost>>, first?: Page<FeedPost>): Feed {
  const { change, ...pages } = createPages<FeedPost>(load, ({ postID }) => postID, first);
  return {
    ...pages,
    prepend: (post) => change((items) => [post, ...items.filter(({ postID }) => postID !== post.postID)]),
    forgetOwn: () => change((items) => items.map(({ own: _, ...post }) => post)),
    hide: (authorID) =>
      change((items) => items.filter(({ author: { businessID, userID } }) => (businessID ?? userID) !== authorID)),
  };
}

const withOwn =
  (actorID: string | undefined) =>
  (post: Post): FeedPost => {
    const { reactionType } = post;
    return reactionType === undefined ? post : { ...post, own: { on: reactionType !== null, actorID } };
  };

/**
 * The newsfeed: ends at an empty page or a missing nextID, and never starts again.
 *
 * @example
 * // GET newsfeed/load answers { items: [{ postID: 'p-1', content: 'New valves' }], nextID: null }
 * const feed = createNewsfeed(client);
 * await feed.more();
 * feed.get().items[0].content; // 'New valves'
 */
export const createNewsfeed = (client: Client): Feed =>
  createFeed(async (nextID) => {
    await client.session?.ready();
    const actorID = client.session?.get().actor;
    const query = { nextID, businessID: actingBusiness(client) };
    const { items, nextID: next } = (await client.call(loadNewsfeed, { query })).data;
    return { items: items.map(withOwn(actorID)), next: (items.length > 0 && next) || undefined };
  });

/** A page of a timeline in the API's form. */
export type TimelinePage = AnswerOf<typeof loadTimeline>['data'];

/**
 * The timeline of a user or a business, paged by skip. Only an empty page proves the end; `isOver` saves requesting it.
 *
 * @example
 * // GET timeline/load/b-1 answers { items: [{ postID: 'p-1', content: 'New valves' }], isOver: true }
 * const feed = createTimeline(client, 'b-1');
 * await feed.more();
 * feed.get().isOver; // true
 */
export const createTimeline = (client: Client, timelineID: string, first?: TimelinePage): Feed => {
  const pageFrom = (skip: number, { isOver, items }: TimelinePage): Page<Post> => ({
    items,
    next: items.length > 0 && !isOver ? String(skip + timelinePage) : undefined,
  });
  const load = async (from: string | undefined) => {
    const skip = Number(from ?? 0);
    const query = { skip: String(skip), size: String(timelinePage) };
    const { data } = await client.call(loadTimeline, { params: { timelineID }, query });
    return pageFrom(skip, data);
  };
  return createFeed(load, first && pageFrom(0, first));
};
