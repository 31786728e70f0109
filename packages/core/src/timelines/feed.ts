import { loadNewsfeed, loadTimeline } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { createPages, type Page, type Pages } from '../api/pages.ts';
import type { AnswerOf } from '../api/types.ts';

/** Posts on a page of a timeline. */
const timelinePage = 10;

/** Posts, newest first. */
export interface Feed extends Omit<Pages<Post>, 'change'> {
  /** A post that was just made, on top. */
  prepend(post: Post): void;
  /** Takes out all posts of somebody the visitor has blocked. */
  hide(authorID: string): void;
}

function createFeed(load: (from: string | undefined) => Promise<Page<Post>>, first?: Page<Post>): Feed {
  const { change, ...pages } = createPages(load, ({ postID }) => postID, first);
  return {
    ...pages,
    prepend: (post) => change((items) => [post, ...items.filter(({ postID }) => postID !== post.postID)]),
    hide: (authorID) =>
      change((items) => items.filter(({ author: { businessID, userID } }) => (businessID ?? userID) !== authorID)),
  };
}

/** The newsfeed: ends on an empty page or a missing nextID, and never starts over. */
export const createNewsfeed = (client: Client): Feed =>
  createFeed(async (nextID) => {
    const { items, nextID: next } = (await client.call(loadNewsfeed, { query: { nextID } })).data;
    return { items, next: (items.length > 0 && next) || undefined };
  });

/** A page of a timeline, as the API answers it. */
export type TimelinePage = AnswerOf<typeof loadTimeline>['data'];

/** The timeline of a user or a business: pages by skip. Only an empty page is a sure end; an answer that tells spares asking for it. */
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
