import { type Client, createInbox } from '@wbn/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { NotificationList } from './NotificationList.tsx';
import { useNotificationTexts } from './texts/index.ts';
import { unreadCount } from './unread.ts';

interface BellPanelProps {
  readonly client: Client;
  readonly close: () => void;
}

/** The newest notifications below the bell. */
export function BellPanel({ client, close }: BellPanelProps) {
  const texts = useNotificationTexts();
  const site = useSite();
  const inbox = useMemo(() => createInbox(client, 8), [client]);
  const { hasFailed, isLoading, items } = useSyncExternalStore(inbox.subscribe, inbox.get, inbox.get);
  useEffect(() => {
    inbox.more();
  }, [inbox]);
  const read = (ids?: string[]) => inbox.read(ids).then(unreadCount.set);
  return (
    <>
      <div className="bell-head">
        <b>{texts.title}</b>
        {items.some((item) => !item.read) ? (
          <button type="button" className="text-button" onClick={() => read()}>
            {texts.readAll}
          </button>
        ) : null}
      </div>
      <div aria-busy={isLoading} role="status">
        {isLoading && !items.length ? <p className="bell-note">{texts.loading}</p> : null}
        {!isLoading && !hasFailed && !items.length ? <p className="bell-note">{texts.empty}</p> : null}
      </div>
      {hasFailed ? (
        <p className="bell-note" role="alert">
          {texts.failed}{' '}
          <button type="button" className="text-button" onClick={inbox.more}>
            {site.texts.errors.retry}
          </button>
        </p>
      ) : null}
      <NotificationList
        items={items}
        onOpen={({ notificationID }) => {
          read([notificationID]);
          close();
        }}
      />
      <PageLink className="bell-all" to="/notifications" onClick={close}>
        {texts.all}
      </PageLink>
    </>
  );
}
