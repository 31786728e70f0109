import { commentLimit, submits, type ThreadState } from '@wbn/core';
import { ArrowUp } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { askLogin } from '../ui/use-session.ts';
import type { CommentsView } from './comments-view.ts';
import type { CommentsTexts } from './texts/en.ts';

/** Replaces the box for visitors who are not logged in. */
export function Prompt({ view }: { view: CommentsView }) {
  const { texts, props } = view;
  const { resourceId: resourceID, resourceType } = props;
  return (
    <div className="prompt">
      <p part="prompt">{texts.prompt}</p>
      <button
        type="button"
        className="button"
        part="login"
        onClick={() => askLogin(view, { resourceID, resourceType }, 'comment')}
      >
        {texts.login}
      </button>
    </div>
  );
}

interface BoxProps {
  readonly state: ThreadState;
  readonly texts: CommentsTexts;
  readonly label: string;
  readonly isReply: boolean | undefined;
  type(text: string): void;
  send(): void;
}

const isActive = (field: Element | null) => !!field && (field.getRootNode() as ShadowRoot).activeElement === field;

/** Enter posts, Shift+Enter adds a line, and an Enter that confirms a word of an input method does neither. */
export function Box({ state, texts, label, isReply, type, send }: BoxProps) {
  const { text, isSending, sendError } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  const wasSending = useRef(false);
  const focus = () => field.current?.focus({ preventScroll: true });
  // Layout effects run before the next key press. Other effects run after the next paint: keys typed until then would be lost.
  useLayoutEffect(() => {
    if (isReply) focus();
  }, []);
  useLayoutEffect(() => {
    // A disabled field loses the focus: give it back to a writer who has not moved on.
    const { activeElement, body } = document;
    const isFree = !activeElement || activeElement === body || isActive(field.current);
    if (!isSending && wasSending.current && isFree) focus();
    wasSending.current = isSending;
  }, [isSending]);
  return (
    <form
      className="box"
      part="box"
      onReset={(event) => {
        event.preventDefault();
        type('');
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        part="input"
        ref={field}
        rows={1}
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={commentLimit}
        disabled={isSending}
        enterKeyHint="send"
        dir="auto"
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Only the browser's event has `isComposing`, not the view library's.
          if (event.shiftKey || !submits((event.nativeEvent ?? event) as KeyboardEvent)) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" className="send" part="send" aria-label={texts.send} disabled={isSending || !text.trim()}>
        <Icon of={ArrowUp} />
      </button>
      {sendError && (
        <p className={`failed ${sendError.name}`} role="alert">
          {/* A removed resource will not return, so another attempt is useless. */}
          {sendError.name === 'Gone' ? sendError.message : texts.failed}
        </p>
      )}
    </form>
  );
}
