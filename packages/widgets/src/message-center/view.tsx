import { type Client, createMessageCenter, type MessageCenterState } from '@wbn/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { View } from 'shadow-dom-inject';
import { Chat } from './Chat.tsx';
import { ThreadList } from './ThreadList.tsx';
import type { MessageCenterTexts } from './texts/en.ts';

interface Props {
  readonly businessId: string;
  readonly requestId: string;
}

export function MessageCenter({
  props: { businessId, requestId },
  data,
  texts,
  services: client,
  host,
  emit,
}: View<Props, Partial<MessageCenterState>, MessageCenterTexts, Client>) {
  const center = useMemo(
    () => createMessageCenter(client, { speaker: businessId, requestID: requestId, data }),
    [client, data],
  );
  const state = useSyncExternalStore(center.subscribe, center.get);
  const [said, say] = useState<readonly [kind: string, text: string]>();
  const { status, speaker, speakers, requestID, threads } = state;
  const thread = threads.find((one) => one.requestID === requestID);
  const { options } = client;
  useEffect(center.start, [center]);
  // The page's attributes changed: it went to another address.
  useEffect(() => center.show(businessId, requestId), [center, businessId, requestId]);

  const login = () => emit('wbn-login-required', { businessID: speaker }, true) && options.hooks?.onLoginRequired?.();
  useEffect(() => {
    // The messages are for who is logged in. A partner's page is not left before its visitor wants to.
    if (status === 'visitor' && !options.embedded) login();
  }, [status]);

  useEffect(() => {
    const timer = setTimeout(say, 6000);
    return () => clearTimeout(timer);
  }, [said]);
  const wrong = () => say(['failure', texts.wrong]);
  const show = (id: string, rid: string) => {
    center.show(id, rid);
    if (id !== speaker) host?.setAttribute('business-id', id);
    host?.setAttribute('request-id', rid);
    emit('wbn-thread-change', { businessID: id, requestID: rid });
  };
  const send = () =>
    center.send().then((sent) => sent && emit('wbn-message-sent', { businessID: speaker, requestID }), wrong);
  const end = () => center.end().then(() => say(['success', texts.finished]), wrong);

  if (status === 'visitor') {
    return (
      <div className="center alone" part="center">
        <p className="empty">{texts.loginHint}</p>
        <button type="button" className="main" part="login" onClick={login}>
          {texts.login}
        </button>
      </div>
    );
  }
  return (
    <div className={requestID ? 'center chatting' : 'center'} part="center" aria-busy={status === 'loading'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in a grid's scrolling */}
      <div className="switcher" part="switcher" role="group" aria-label={texts.speaker}>
        {speakers.map(({ id, name }) => (
          <button type="button" key={id} value={id} aria-pressed={id === speaker} onClick={() => show(id, '')}>
            <bdi>{name || texts.me}</bdi>
          </button>
        ))}
      </div>
      <section className="list">
        {status === 'ready' && <ThreadList state={state} texts={texts} open={(rid) => show(speaker, rid)} />}
        {status === 'failed' && (
          <p className="empty" role="alert">
            {texts.failed}
            <button type="button" className="retry" part="retry" onClick={center.reload}>
              {texts.retry}
            </button>
          </p>
        )}
      </section>
      <section className="chat" part="chat" aria-label={texts.inbox}>
        {thread ? (
          <Chat
            {...{ state, thread, texts, send, end, type: center.type }}
            portal={options.portal}
            back={() => show(speaker, '')}
          />
        ) : (
          <header>
            <div>
              <small>{texts.inbox}</small>
              <p>{texts.choose}</p>
            </div>
          </header>
        )}
      </section>
      <div className="toasts" role="alert" part="toasts">
        {said && <p className={`toast ${said[0]}`}>{said[1]}</p>}
      </div>
    </div>
  );
}
