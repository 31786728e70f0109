import { bothTimes, businessPath, dateTime, deepestComment, fullName } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { type Comment, createThread, type Thread as Machine, photoOf } from '@wbn/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import { LikeButton } from '../ui/LikeButton.tsx';
import { linkTo } from '../ui/open-link.ts';
import { Picture } from '../ui/Picture.tsx';
import { askLogin, useSession } from '../ui/use-session.ts';
import { Box, Prompt } from './box.tsx';
import type { CommentsView } from './comments-view.ts';

/** The skeleton: as high as the widget without comments, which is what most pages have. */
export const Skeleton = ({ text }: { text: string }) => (
  <>
    <p className="prompt" role="status">
      {text}
    </p>
    <p className="empty">&nbsp;</p>
  </>
);

interface ThreadProps {
  readonly view: CommentsView;
  readonly thread: Machine;
  readonly resourceID: string;
  readonly resourceType: ResourceType;
  /** How many comments these stand under: under one, the box appears when someone replies. */
  readonly depth: number;
  readonly isReplying?: boolean;
  onSent?(): void;
}

/** A list of comments, newest first, with a box for a new one. Replies use the same component under their comment. */
export function Thread({ view, thread, resourceID, resourceType, depth, isReplying, onSent }: ThreadProps) {
  const isReplies = depth > 0;
  const { texts, services: client, emit } = view;
  const state = useSyncExternalStore(thread.subscribe, thread.get);
  const { status, userID } = useSession(client);
  const isIn = status === 'authenticated';
  const { comments, hasFailed, hasMore, isLoading } = state;
  useEffect(() => {
    if (isReplies && !comments[0]) thread.more();
    const stop = import('../ui/live.ts').then(({ onComment }) => onComment(client, resourceID, thread.refresh));
    return () => {
      stop.then(
        (end) => end(),
        // Without it, new comments come with the next reading.
        () => {},
      );
    };
  }, [thread]);
  // A logout and another person's login delete the draft.
  useEffect(thread.restore, [userID]);
  const type = (text: string) => {
    if (!state.text && text) emit('wbn-form-start', { form: 'comment', resourceID, resourceType });
    thread.type(text);
  };
  const send = async () => {
    const comment = await thread.send(view.locale);
    const { sendError } = thread.get();
    if (sendError) emit('wbn-send-failed', { form: 'comment', resourceID, resourceType, code: sendError.name });
    if (!comment) return;
    emit('wbn-comment-created', { commentID: comment.commentID, resourceID, resourceType });
    onSent?.();
  };
  return (
    <>
      {isIn
        ? (isReplying ?? !isReplies) && (
            <Box
              state={state}
              texts={texts}
              label={isReplies ? texts.reply : texts.write}
              type={type}
              send={send}
              isReply={isReplies}
            />
          )
        : !isReplies && <Prompt view={view} />}
      <ul className="list">
        {comments.map((comment) => (
          <OneComment key={comment.commentID} view={view} comment={comment} depth={depth + 1} />
        ))}
      </ul>
      {!comments[0] && !hasMore && !isReplies && <p className="empty">{texts.empty}</p>}
      {/* Announces new comments to screen readers. */}
      <p className="hidden" role="status">
        {comments[0] && `${texts.title}: ${comments.length}`}
      </p>
      {hasFailed && (
        <p className="failed" role="alert">
          {texts.failed}
        </p>
      )}
      {hasMore && (
        <button type="button" className="quiet more" part="more" disabled={isLoading} onClick={thread.more}>
          {isLoading ? texts.loading : hasFailed ? texts.retry : isReplies ? texts.moreReplies : texts.moreComments}
        </button>
      )}
    </>
  );
}

/** One comment with its actions; replies are loaded on demand. */
function OneComment({ comment, depth, view }: { comment: Comment; depth: number; view: CommentsView }) {
  const { services: client, texts } = view;
  const { commentID: resourceID, content, createdAt, reactions, repliesCount, whoComment: who } = comment;
  const isIn = useSession(client).status === 'authenticated';
  const [isOpen, setOpen] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const [added, setAdded] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const resourceType = 'comment';
  const replies = useMemo(() => createThread(client, { resourceType, resourceID }), [client, resourceID]);
  const name = (who.companyName ?? fullName(who)) || texts.nameless;
  const reply = () => {
    if (!isIn) return askLogin(view, { resourceID, resourceType }, 'comment');
    setOpen(true);
    setReplying(!isReplying);
  };
  return (
    <li className="comment" part="comment">
      <Picture url={photoOf(who)} name={name} />
      <div>
        <p className="by">
          <b part="author" dir="auto">
            {who.businessID ? (
              <a href={linkTo(client.options, 'business', who.businessID, businessPath(name, who.businessID))}>
                {name}
              </a>
            ) : (
              name
            )}
          </b>
          <time part="time" dir="ltr" dateTime={createdAt}>
            {view.host ? bothTimes(createdAt, view.locale) : dateTime(createdAt)}
          </time>
        </p>
        <p className="content" part="content" dir="auto">
          {content}
        </p>
        <p className="actions">
          <LikeButton
            view={view}
            resourceType={resourceType}
            resourceID={resourceID}
            count={reactions?.reactionCount.like ?? 0}
          />
          {depth < deepestComment && (
            <button
              type="button"
              className="quiet"
              part="reply"
              ref={opener}
              aria-expanded={isReplying}
              onClick={reply}
            >
              {texts.reply}
            </button>
          )}
          {repliesCount + added > 0 && (
            <button
              type="button"
              className="quiet"
              part="replies"
              aria-expanded={isOpen}
              onClick={() => {
                setOpen(!isOpen);
                setReplying(false);
              }}
            >
              {isOpen ? texts.hideReplies : texts.showReplies}
            </button>
          )}
          <a
            className="quiet"
            part="report"
            href={`${client.options.portal}/report?comment=${resourceID}&lang=${view.locale}`}
            target="_blank"
            rel="noopener"
          >
            {texts.report}
          </a>
        </p>
        {isOpen && (
          <div className="replies">
            <Thread
              view={view}
              thread={replies}
              resourceID={resourceID}
              resourceType={resourceType}
              depth={depth}
              isReplying={isReplying}
              onSent={() => {
                setAdded(added + 1);
                setReplying(false);
                // The box disappears and loses the focus: return it to the button.
                opener.current?.focus();
              }}
            />
          </div>
        )}
      </div>
    </li>
  );
}
