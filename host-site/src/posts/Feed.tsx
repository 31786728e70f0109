import type { FeedPost, PagesState } from '@wbn/core';
import { type ReactNode, useDeferredValue } from 'react';
import { PostCard } from './PostCard.tsx';
import { usePostTexts } from './texts/index.ts';
import { useAutoLoad } from './use-auto-load.ts';
import './posts.css';

export interface FeedProps {
  readonly state: PagesState<FeedPost>;
  readonly more: () => void;
  readonly hide: (authorID: string) => void;
  /** Shown if there are no posts. */
  readonly empty: ReactNode;
}

/** Posts that are drawn before the others: a first screen has no more. */
const drawnFirst = 3;

/** Posts, newest first, with a button for more, which clicks itself after four seconds in view. */
export function Feed({ empty, hide, more, state }: FeedProps) {
  const texts = usePostTexts();
  const { hasFailed, isLoading, isOver, items } = state;
  // A slow phone takes half a second to draw ten posts, and their pictures share the line with those of the first screen.
  const posts = useDeferredValue(items, items.slice(0, drawnFirst));
  const end = useAutoLoad(more, !isLoading && !isOver && !hasFailed);
  return (
    <div className="feed" aria-busy={isLoading}>
      <ul className="feed-list">
        {posts.map((post) => (
          <li key={post.postID}>
            <PostCard post={post} onBlocked={hide} />
          </li>
        ))}
      </ul>
      {items.length === 0 && isOver ? empty : null}
      {hasFailed ? (
        <p className="feed-note" role="alert">
          {texts.moreFailed}
        </p>
      ) : null}
      {isOver ? (
        items.length > 0 && <p className="feed-note">{texts.over}</p>
      ) : (
        <div ref={end} className="feed-end">
          <button type="button" className="button" aria-disabled={isLoading} onClick={more}>
            {isLoading ? texts.loading : texts.loadMore}
          </button>
        </div>
      )}
    </div>
  );
}
