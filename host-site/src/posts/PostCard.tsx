import { businessPath, fill } from '@wbn/contract';
import { type PostCard as Card, type FeedPost, postCard } from '@wbn/core';
import { Heart, Link2, MessageCircle } from 'lucide';
import { useId, useState } from 'react';
import { lazyLike } from '../session/toggles.ts';
import { useToggle } from '../session/use-toggle.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Comments } from '../ui/Comments.tsx';
import { copyLink } from '../ui/copy-link.ts';
import { Icon } from '../ui/Icon.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import { useInView } from '../ui/use-in-view.ts';
import { PostMenu } from './PostMenu.tsx';
import { PostText } from './PostText.tsx';
import { usePostTexts } from './texts/index.ts';

const authorPath = ({ id, name, type }: Card['author']): string =>
  type === 'business' ? businessPath(name, id) : `/profile/${id}`;

/** A post has no page of its own: it is shown on top of its author's timeline. */
const postPath = ({ author, resourceID }: Card): string => `/timeline/${author.id}?post=${resourceID}`;

export interface PostCardProps {
  readonly post: FeedPost;
  /** The visitor has blocked its author. */
  readonly onBlocked: (authorID: string) => void;
}

/** A post: author, time, content and actions. */
export function PostCard({ onBlocked, post }: PostCardProps) {
  const texts = usePostTexts();
  const title = useId();
  const [article, isInView] = useInView<HTMLElement>();
  const [talking, setTalking] = useState(false);
  const card = postCard(post);
  const { author, datetime, likes, picture, resourceID, text } = card;
  // A post whose likes cannot be counted is a failure of the post.
  const like = useToggle(likes, lazyLike('post', resourceID), isInView, post.own);
  if (like.hasFailed) {
    return (
      <article className="post post-failed" role="alert">
        <p>{texts.notLoaded}</p>
        <button type="button" className="button" onClick={like.retry}>
          {texts.retry}
        </button>
      </article>
    );
  }
  return (
    <article className="post" aria-labelledby={title} ref={article}>
      <header className="post-head">
        <Avatar name={author.name} url={author.photo} round={author.type === 'user'} />
        <div className="post-by">
          <h2 id={title}>
            <PageLink to={authorPath(author)}>
              <bdi>{author.name}</bdi>
            </PageLink>
          </h2>
          <Moment at={datetime} />
        </div>
        <PostMenu card={card} path={postPath(card)} onBlocked={() => onBlocked(author.id)} />
      </header>
      <PostText text={text} />
      {picture ? (
        <Picture
          className="post-picture"
          url={picture}
          alt={fill(texts.pictureOf, { name: author.name })}
          width={500}
          height={375}
          instead={null}
        />
      ) : null}
      <footer className="post-actions">
        <button
          type="button"
          className="post-action"
          aria-pressed={like.on}
          aria-label={`${texts.like} ${like.count}`}
          onClick={like.toggle}
        >
          <Icon node={Heart} />
          <span>{like.count}</span>
        </button>
        <button type="button" className="post-action" aria-expanded={talking} onClick={() => setTalking(!talking)}>
          <Icon node={MessageCircle} />
          <span>{texts.comments}</span>
        </button>
        <button type="button" className="post-action" onClick={() => copyLink(texts.linkCopied, postPath(card))}>
          <Icon node={Link2} />
          <span>{texts.share}</span>
        </button>
      </footer>
      {talking ? <Comments resourceID={resourceID} resourceType="post" /> : null}
    </article>
  );
}
