import { preview } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { postCard } from '@wbn/core';
import { Avatar } from '../../ui/Avatar.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { HomeTexts } from './texts/en.ts';

interface NewPostsProps {
  readonly posts: readonly Post[];
  readonly texts: HomeTexts;
}

/** The newest posts in short; each leads to its author's timeline with the post on top. */
export function NewPosts({ posts, texts }: NewPostsProps) {
  if (!posts.length) return null;
  return (
    <>
      <ul className="member-home-posts">
        {posts.map(postCard).map(({ author, datetime, resourceID, text }) => (
          <li key={resourceID}>
            <PageLink className="form-card member-home-post" to={`/timeline/${author.id}?post=${resourceID}`}>
              <span className="member-home-author">
                <Avatar name={author.name} url={author.photo} size="small" round={author.type === 'user'} />
                <b dir="auto">{author.name}</b>
              </span>
              <span dir="auto">{preview(text, 160)}</span>
              <Moment at={datetime} />
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink className="member-home-more" to="/newsfeed">
        {texts.allPosts}
      </PageLink>
    </>
  );
}
