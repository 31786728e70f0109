import { bothTimes } from '@wbn/contract';
import { createMessageCenter, inWords } from '@wbn/core';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import type { CenterView, Shared } from './shared-props.ts';
import { ThreadList, Unread } from './ThreadList.tsx';

export function MessageCenter(view: CenterView) {
  const { props, data, texts, services: client, host, emit, offerRetry } = view;
  const { businessId, requestId } = props;
  const center = useMemo(
    () => createMessageCenter(client, { speaker: businessId, requestID: requestId, data }),
    [client, data],
  );
  const { status, failure, speaker, speakers, requestID, threads, unread } = useSyncExternalStore(
    center.subscribe,
    center.get,
  );
  const [said, setSaid] = useState<readonly [kind: string, text: string]>();
  const [inbox, setInbox] = useState<Shared['inbox']>();
  const { embedded, hooks } = client.options;
  const shared: Shared = {
    view,
    center,
    inbox,
    say: (...words) => setSaid(words),
    time: (iso) => bothTimes(iso, view.locale),
  };
  useEffect(center.start, [center]);
  // The page's attributes changed: it navigated.
  useEffect(() => center.show(businessId, requestId), [center, businessId, requestId]);
  // Before the next paint, because it brings styles.
  useLayoutEffect(() => (data ? undefined : inbox?.watch(shared)), [center, inbox]);

  const openInbox = () =>
    Promise.all([import('./inbox.tsx'), import('./desk.tsx')]).then(
      ([conversation, desk]) => setInbox({ ...conversation, ...desk }),
      () => offerRetry?.(openInbox),
    );
  const login = () =>
    emit('wbn-login-required', { businessID: speaker }, true) && hooks?.onLoginRequired?.('message', offerRetry);
  useEffect(() => {
    // Messages need a login. On a partner page, wait for the visitor's click.
    if (status === 'visitor' && !embedded) login();
    if (failure) emit('wbn-error', { code: failure.name, ...failure, message: failure.message });
    if (status === 'ready') openInbox();
  }, [status]);
  useEffect(() => {
    const timer = setTimeout(setSaid, 6000);
    return () => clearTimeout(timer);
  }, [said]);

  const show = (id: string, rid: string) => {
    center.show(id, rid);
    if (id !== speaker) host?.setAttribute('business-id', id);
    host?.setAttribute('request-id', rid);
    emit('wbn-thread-change', { businessID: id, requestID: rid });
  };
  const thread = inWords(threads, texts.subjects).find((one) => one.requestID === requestID);
  const isVisitor = status === 'visitor';
  // The words of the page's language are on their way, the conversations too.
  if (view.status === 'loading') return <div className="center" aria-busy />;
  return (
    <div
      className={`center ${isVisitor ? 'alone' : requestID && 'chatting'}`}
      part="center"
      aria-busy={status === 'loading'}
    >
      {isVisitor ? (
        <p className="empty">
          {texts.loginHint}
          <button type="button" className="main" part="login" onClick={login}>
            {texts.login}
          </button>
        </p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in a grid's scrolling */}
          <div className="switcher" part="switcher" role="group" aria-label={texts.speaker}>
            {speakers.map(({ id, name }) => (
              <button type="button" key={id} value={id} aria-pressed={id === speaker} onClick={() => show(id, '')}>
                <Unread count={unread[id]} texts={texts} />
                <bdi>{name || texts.me}</bdi>
              </button>
            ))}
          </div>
          <section className="list">
            {status === 'ready' && <ThreadList {...shared} open={(rid) => show(speaker, rid)} />}
            {status === 'failed' && (
              <p className={`empty ${failure?.name}`} role="alert">
                {texts.failed}
                <button type="button" className="retry" part="retry" onClick={center.reload}>
                  {texts.retry}
                </button>
              </p>
            )}
          </section>
          <section className="chat" part="chat" aria-label={texts.inbox}>
            {thread && inbox ? (
              <inbox.Chat {...shared} thread={thread} back={() => show(speaker, '')} />
            ) : (
              <header>
                {requestID && (
                  <button
                    type="button"
                    className="icon"
                    part="back"
                    aria-label={texts.threads}
                    onClick={() => show(speaker, '')}
                  />
                )}
                <div>
                  <small>{texts.inbox}</small>
                  <p>{thread?.subject ?? texts.choose}</p>
                </div>
              </header>
            )}
          </section>
        </>
      )}
      <div className="toasts" role="alert" part="toasts">
        {said && <p className={`toast ${said[0]}`}>{said[1]}</p>}
      </div>
    </div>
  );
}
