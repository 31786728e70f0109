import { fill } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { type Actor, type Client, createPostBox, type PostBox as Machine, me, offered, postLimit } from '@wbn/core';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useVisitor } from '../session/session-context.ts';
import { Avatar } from '../ui/Avatar.tsx';
import type { PictureValue } from '../ui/picture/use-picture-upload.ts';
import { toasts } from '../ui/toasts.ts';
import { PostPicture } from './PostPicture.tsx';
import { usePostTexts } from './texts/index.ts';
import './post-box.css';

export interface PostBoxProps {
  readonly client: Client;
  /** The visitor's businesses; the box offers the first five. */
  readonly actors: readonly Actor[];
  /** The target timeline; default: that of the speaking party. */
  readonly timeline?: { readonly timelineID: string; readonly timelineType: 'user' | 'business' };
  readonly onPosted: (post: Post | undefined) => void;
  /** The visitor has just opened the box: focus it. */
  readonly isAsked?: boolean;
}

/** The form for a new post. */
export function PostBox({ actors, client, isAsked, onPosted, timeline }: PostBoxProps) {
  const texts = usePostTexts();
  const visitor = useVisitor();
  const field = useRef<HTMLTextAreaElement>(null);
  const posted = useRef(onPosted);
  posted.current = onPosted;
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const [shown, show] = useState<PictureValue>({});
  const { timelineID, timelineType } = timeline ?? {};
  const box: Machine = useMemo(
    () =>
      createPostBox(client, {
        timeline: timelineID && timelineType ? { timelineID, timelineType } : undefined,
        onPosted(post) {
          toasts.success(texts.created);
          show({});
          posted.current(post);
          field.current?.focus({ preventScroll: true });
        },
        onFailed: () => toasts.failure(texts.failed),
      }),
    [client, timelineID, timelineType, texts],
  );
  const { businessID, isSaving, isUploading, text } = useSyncExternalStore(box.subscribe, box.get, box.get);
  // The choice may also be made in the account menu or in another tab. A text that was begun in one name is not posted in another.
  const isWritten = text.trim() !== '';
  useEffect(() => {
    if (!isWritten && visitor.businessID !== box.get().businessID) box.speakAs(visitor.businessID);
  }, [box, visitor.businessID, isWritten]);
  const businesses = offered(actors, businessID);
  const speaking = businesses.find((actor) => actor.businessID === businessID);
  const name = visitor.name ?? texts.me;
  return (
    <form
      className="post-box"
      aria-label={texts.create}
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        box.send();
      }}
    >
      <div className="post-box-who">
        <Avatar
          name={speaking?.name ?? name}
          url={speaking ? speaking.photo : visitor.photo}
          round={!speaking}
          size="small"
        />
        <label>
          <span className="visually-hidden">{texts.speakAs}</span>
          <select
            value={speaking?.businessID ?? me}
            disabled={isSaving}
            onChange={({ target }) => box.speakAs(target.value === me ? undefined : target.value)}
          >
            <option value={me} dir="auto">
              {name}
            </option>
            {businesses.map((actor) => (
              <option key={actor.businessID} value={actor.businessID} dir="auto">
                {actor.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <textarea
        ref={field}
        rows={3}
        maxLength={postLimit}
        placeholder={texts.placeholder}
        aria-label={texts.placeholder}
        dir="auto"
        value={text}
        readOnly={isSaving}
        onChange={({ target }) => box.type(target.value)}
      />
      <PostPicture
        client={client}
        value={shown}
        busy={box.uploading}
        change={(value) => {
          show(value);
          box.attach(value.token);
        }}
      />
      <div className="post-box-end">
        <small aria-hidden="true">
          {text.length}/{postLimit}
        </small>
        <span className="visually-hidden" role="status">
          {text.length >= postLimit - 20 ? fill(texts.counter, { count: text.length, limit: postLimit }) : ''}
        </span>
        <button type="submit" className="button button-primary" disabled={isSaving || isUploading || !text.trim()}>
          {isSaving ? texts.posting : texts.post}
        </button>
      </div>
    </form>
  );
}
