import type { Post } from '@wbn/contract/shapes';
import { createTimeline, type Feed, type FeedPost, type PagesState, type TimelinePage } from '@wbn/core';
import { useRef, useState } from 'react';
import { useSession } from '../session/session-context.ts';

/** A timeline whose first page came with the page; the browser loads the rest. One component per timeline. */
export function useTimeline(timelineID: string, first: TimelinePage) {
  const session = useSession();
  const [state, setState] = useState<PagesState<FeedPost>>({
    items: first.items,
    isLoading: false,
    hasFailed: false,
    isOver: first.isOver || first.items.length === 0,
  });
  const feed = useRef<Promise<Feed>>(undefined);
  const open = async (): Promise<Feed | undefined> => {
    feed.current ??= session?.client().then((client) => {
      const made = createTimeline(client, timelineID, first);
      made.subscribe(setState);
      return made;
    });
    return feed.current;
  };
  return {
    state,
    more: async () => (await open())?.more(),
    prepend: async (post: Post) => (await open())?.prepend(post),
    hide: async (authorID: string) => (await open())?.hide(authorID),
  };
}
