import { loadNewsfeed, loadTimeline } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';

/** Posts on a page of a timeline. */
export const timelinePage = 10;

export interface FeedState {
  /** Newest first. */
  readonly posts: readonly Post[];
  readonly isLoading: boolean;
  /** The last page could not be had: `more` asks for it again. */
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

export interface Feed {
  get(): FeedState;
  subscribe(listener: (state: FeedState) => void): () => void;
  /** Fetches the next page, unless one is under way or there are no more. */
  more(): Promise<void>;
  /** A post that was just made, on top. */
  prepend(post: Post): void;
  /** Takes out all posts of somebody the visitor has blocked. */
  hide(authorID: string): void;
}

interface Page {
  readonly posts: readonly Post[];
  /** Where the next page begins; undefined: there is none. */
  readonly next: string | undefined;
}

function createFeed(load: (from: string | undefined) => Promise<Page>, first?: Page): Feed {
  let next = first?.next;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<FeedState>(() => ({
    posts: first?.posts ?? [],
    isLoading: false,
    hasFailed: false,
    isOver: first !== undefined && first.next === undefined,
  }));
  return {
    get,
    subscribe,
    async more() {
      const { isLoading, isOver } = get();
      if (isLoading || isOver) return;
      setState({ isLoading: true, hasFailed: false });
      try {
        const page = await load(next);
        // A cursor that leads to itself would be followed for ever.
        next = page.next === next ? undefined : page.next;
        // A post may have come on top meanwhile, and pushed one of this page to the next.
        const known = new Set(get().posts.map(({ postID }) => postID));
        const posts = [...get().posts, ...page.posts.filter(({ postID }) => !known.has(postID))];
        setState({ posts, isLoading: false, isOver: next === undefined });
      } catch {
        setState({ isLoading: false, hasFailed: true });
      }
    },
    prepend: (post) => setState({ posts: [post, ...get().posts.filter(({ postID }) => postID !== post.postID)] }),
    hide: (authorID) =>
      setState({
        posts: get().posts.filter(({ author: { businessID, userID } }) => (businessID ?? userID) !== authorID),
      }),
  };
}

/** The newsfeed: ends on an empty page or a missing nextID, and never starts over. */
export const createNewsfeed = (client: Client): Feed =>
  createFeed(async (nextID) => {
    const { items, nextID: next } = (await client.call(loadNewsfeed, { query: { nextID } })).data;
    return { posts: items, next: (items.length > 0 && next) || undefined };
  });

/** The timeline of a user or a business: pages by skip, and only an empty page ends it. */
export const createTimeline = (client: Client, timelineID: string, first?: readonly Post[]): Feed => {
  const pageFrom = (skip: number, posts: readonly Post[]): Page => ({
    posts,
    next: posts.length > 0 ? String(skip + timelinePage) : undefined,
  });
  const load = async (from: string | undefined) => {
    const skip = Number(from ?? 0);
    const query = { skip: String(skip), size: String(timelinePage) };
    const { data } = await client.call(loadTimeline, { params: { timelineID }, query });
    return pageFrom(skip, data.items);
  };
  return createFeed(load, first && pageFrom(0, first));
};
