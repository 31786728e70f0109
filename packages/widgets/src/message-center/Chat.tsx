import { businessPath, dateTime } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { buyerOf, isOwn, type MessageCenterState, otherParty } from '@wbn/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MessageCenterTexts } from './texts/en.ts';

interface ChatProps {
  readonly state: MessageCenterState;
  readonly thread: Inquiry;
  readonly texts: MessageCenterTexts;
  readonly portal: string;
  back(): void;
  end(): void;
  type(text: string): void;
  send(): void;
}

/** The open conversation: who and about what, all messages, and the field for the next one. */
export function Chat({ state, thread, texts, portal, back, end, type, send }: ChatProps) {
  const { chat, draft, ending, messages, partyID, requestID, sending } = state;
  const log = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const isClosed = thread.status === 'closed';
  const buyer = buyerOf(thread, partyID);
  const prompt = isClosed ? texts.ended : texts.input;
  useLayoutEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [messages.length, sending]);
  useEffect(() => title.current?.focus(), [requestID]);
  const closeMenu = () => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <>
      <header>
        <button type="button" className="icon" part="back" aria-label={texts.back} onClick={back} />
        <div>
          <small>{texts.inbox}</small>
          <h3 tabIndex={-1} ref={title}>
            <bdi>{thread.subject}</bdi>
          </h3>
          <p>
            <bdi>{otherParty(thread, partyID).name}</bdi>
          </p>
        </div>
        <details
          ref={menu}
          onKeyDown={(event) => event.key === 'Escape' && closeMenu()}
          onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || closeMenu()}
        >
          <summary className="icon" part="settings" aria-label={texts.settings}>
            ⋮
          </summary>
          <div className="menu">
            <button
              type="button"
              part="end"
              disabled={isClosed || ending}
              onClick={() => {
                closeMenu();
                end();
              }}
            >
              {texts.end}
            </button>
            {buyer && (
              <a part="buyer" href={portal + businessPath(buyer.name, buyer.id)}>
                {texts.buyer}
              </a>
            )}
          </div>
        </details>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="scroll log" part="messages" role="log" tabIndex={0} aria-label={texts.inbox} ref={log}>
        {chat === 'failed' && <p className="empty">{texts.failed}</p>}
        {messages.map((message) => (
          <div className={isOwn(message, thread, partyID) ? 'own' : ''} part="message" key={message.messageID}>
            <p dir="auto">{message.content}</p>
            <small dir="ltr">{dateTime(message.datetime)}</small>
          </div>
        ))}
        {sending && (
          <div className="own going">
            <p dir="auto">{sending}</p>
          </div>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          part="input"
          rows={2}
          maxLength={2000}
          dir="auto"
          aria-label={prompt}
          placeholder={prompt}
          disabled={isClosed}
          value={draft}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <button type="submit" className="main" part="send" disabled={isClosed || !!sending || !draft.trim()}>
          {texts.send}
        </button>
      </form>
    </>
  );
}
