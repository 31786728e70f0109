import { inWords, isOwn, lastTime, matching, otherParty } from '@wbn/core';
import { type KeyboardEvent, useState } from 'react';
import type { Pick, Shared } from './shared-props.ts';
import type { MessageCenterTexts } from './texts/en.ts';

interface ThreadListProps extends Shared {
  open(requestID: string): void;
}

/** Arrow keys move, Enter and space open; the list is one tab stop. */
function walk(event: KeyboardEvent): void {
  const row = event.target as HTMLElement;
  const { key } = event;
  const next = key === 'ArrowDown' ? row.nextElementSibling : key === 'ArrowUp' && row.previousElementSibling;
  if (key === 'Enter' || key === ' ') row.click();
  else if (!next) return;
  else (next as HTMLElement).focus();
  event.preventDefault();
}

export const Unread = ({ count = 0, texts }: { count?: number | undefined; texts: MessageCenterTexts }) =>
  count > 0 && (
    <i className="unread" role="img" title={`${count} ${texts.unread}`}>
      {count}
    </i>
  );

/** The conversations with their last messages, newest first unless the visitor chose another order, with a text filter. */
export function ThreadList({ open, ...shared }: ThreadListProps) {
  const { texts } = shared.view;
  const { partyID, requestID, threads: all } = shared.center.get();
  const threads = inWords(all, texts.subjects);
  const [filter, setFilter] = useState('');
  const [pick, setPick] = useState<Pick>();
  const shown = matching(pick ? pick.of(threads) : threads, filter, partyID);
  const position = Math.max(
    shown.findIndex((thread) => thread.requestID === requestID),
    0,
  );
  return (
    <>
      <input
        part="filter"
        type="search"
        aria-label={texts.filter}
        placeholder={texts.filter}
        value={filter}
        onInput={(event) => setFilter(event.currentTarget.value)}
      />
      {shared.inbox && <shared.inbox.ListTools {...shared} setPick={setPick} />}
      <div className="scroll" part="threads" role="listbox" aria-label={texts.threads} onKeyDown={walk}>
        {shown.map((thread, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
          <div
            part="thread"
            role="option"
            key={thread.requestID}
            data-id={thread.requestID}
            tabIndex={index === position ? 0 : -1}
            aria-selected={thread.requestID === requestID}
            onClick={() => open(thread.requestID)}
          >
            <b>
              <Unread count={thread.unread} texts={texts} />
              <bdi>{otherParty(thread, partyID).name}</bdi>
            </b>
            <p>
              <bdi>{thread.subject}</bdi>
            </p>
            {thread.product && (
              <p part="thread-product">
                <bdi>{thread.product.name}</bdi>
              </p>
            )}
            <div part="preview">
              <bdi>
                {thread.lastMessage && [
                  // A direction of its own, so that the message's first letter decides where the line is cut.
                  isOwn(thread.lastMessage, thread, partyID) && <span dir="auto">{texts.me}:</span>,
                  ` ${thread.lastMessage.content || '📎'}`,
                ]}
              </bdi>
            </div>
            <small>
              <bdi>{shared.time(lastTime(thread))}</bdi>
              {thread.status === 'closed' && ` · ${texts.closed}`}
              {shared.inbox && <shared.inbox.Tags {...shared} thread={thread} />}
            </small>
          </div>
        ))}
      </div>
      {shared.inbox && <shared.inbox.ListEnd {...shared} query={filter} open={open} />}
      {!shown.length && <p className="empty">{threads.length ? texts.noMatch : texts.none}</p>}
    </>
  );
}
