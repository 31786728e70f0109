import { isOwn, otherParty, sendDraft } from '@wbn/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Attach } from './Attach.tsx';
import { Files } from './Files.tsx';
import { Settings } from './Settings.tsx';
import type { ChatProps } from './shared-props.ts';
import { inboxTexts } from './texts/inbox/index.ts';

/** The open conversation; each has its own uploads, menu and scroll position. */
export const Chat = (props: ChatProps) => <Conversation key={props.thread.requestID} {...props} />;

/** Header, all messages, and the field for the next one. */
function Conversation({ back, ...shared }: ChatProps) {
  const { center, say, thread, view } = shared;
  // Loaded together with this part.
  const { About, Templates, Translate, fill } = shared.inbox!;
  const { texts } = view;
  const words = inboxTexts(view);
  const { chat, draft, files, isOffline, isTyping, messages, partyID, requestID, sending, speaker } = center.get();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [part, setPart] = useState<number>();
  const isClosed = thread.status === 'closed';
  const other = otherParty(thread, partyID).name;
  const prompt = isClosed ? words.ended : words.input;
  const send = () => {
    // People who know the placeholders of saved answers also type them.
    if (speaker !== 'me') center.write({ draft: fill(draft, thread, partyID) });
    return sendDraft(center).then(
      (sent) => sent && view.emit('wbn-message-sent', { businessID: speaker, requestID }),
      () => !center.get().isOffline && say('failure', words.wrong),
    );
  };
  useLayoutEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [messages.length, sending, isTyping]);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <>
      <header>
        <button type="button" className="icon" part="back" aria-label={words.back} onClick={back} />
        <div>
          <small>{texts.inbox}</small>
          <h2 tabIndex={-1} ref={title}>
            <bdi>{thread.subject}</bdi>
          </h2>
          <p>
            <bdi>{other}</bdi>
          </p>
        </div>
        <Settings {...shared} thread={thread} />
      </header>
      <About {...shared} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="scroll log" part="messages" role="log" tabIndex={0} aria-label={texts.inbox} ref={log}>
        {chat === 'failed' && (
          <p className="empty">
            {texts.failed}
            <button type="button" className="retry" part="retry" onClick={center.reload}>
              {texts.retry}
            </button>
          </p>
        )}
        {messages.map((message) => {
          const own = isOwn(message, thread, partyID);
          return (
            <div className={own ? 'own' : ''} part="message" key={message.messageID}>
              {/* For those who do not see the side and the colour. */}
              <bdi className="writer">{own ? texts.me : other}: </bdi>
              {message.content && <p dir="auto">{message.content}</p>}
              {!own && message.content && <Translate {...shared} message={message} />}
              <Files of={message} center={center} />
              <small>
                <bdi>{shared.time(message.datetime)}</bdi>
                {own ? (
                  message.read && ` · ${words.read}`
                ) : (
                  <a
                    part="report"
                    href={`${view.services.options.portal}/report?message=${message.messageID}&lang=${view.locale}`}
                    target="_blank"
                    rel="noopener"
                  >
                    {texts.report}
                  </a>
                )}
              </small>
            </div>
          );
        })}
        {sending && (
          <div className="own going">
            <p dir="auto">{sending}</p>
          </div>
        )}
        {isTyping && <small>{words.typing}</small>}
      </div>
      <p className="offline" part="offline" role="status">
        {isOffline && words.offline}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The button is disabled as soon as it is pressed and would lose the focus to the page.
          field.current?.focus();
          send();
        }}
      >
        <textarea
          part="input"
          ref={field}
          rows={2}
          maxLength={2000}
          dir="auto"
          aria-label={prompt}
          placeholder={prompt}
          disabled={isClosed}
          value={draft}
          onInput={(event) => center.write({ draft: event.currentTarget.value })}
        />
        <Templates {...shared} />
        {!isClosed && <Attach {...shared} part={part} setPart={setPart} />}
        <button
          type="submit"
          className="main"
          part="send"
          // A running upload belongs to this message.
          disabled={isClosed || (sending ?? part) !== undefined || !(draft.trim() || files[0])}
        >
          {words.send}
        </button>
      </form>
    </>
  );
}
