import { notificationPreferences, readPush } from '@wbn/contract';
import type { NotificationPreference } from '@wbn/contract/shapes';
import { type Client, createInbox, type Inbox } from '@wbn/core';
import { BellOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { NotificationList } from '../../notifications/NotificationList.tsx';
import { useNotificationTexts } from '../../notifications/texts/index.ts';
import { unreadCount } from '../../notifications/unread.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { NotificationSettings } from './NotificationSettings.tsx';

interface Opened {
  readonly inbox: Inbox;
  readonly preferences: readonly NotificationPreference[];
  readonly push: { readonly isOn: boolean; readonly key: string };
}

async function open(client: Client): Promise<Opened> {
  const inbox = createInbox(client);
  const [preferences, push] = await Promise.all([
    client.call(notificationPreferences),
    client.call(readPush),
    inbox.more(),
  ]);
  if (inbox.get().hasFailed) throw new Error('The notifications did not answer.');
  return { inbox, preferences: preferences.data, push: push.data };
}

/** All notifications and their settings. */
export function Notifications() {
  const texts = useNotificationTexts();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={open}>
      {({ inbox, preferences, push }, client) => (
        <div className="notifications">
          <List inbox={inbox} />
          <NotificationSettings client={client} first={preferences} push={push} />
        </div>
      )}
    </PersonalPage>
  );
}

function List({ inbox }: { readonly inbox: Inbox }) {
  const texts = useNotificationTexts();
  const { hasFailed, isLoading, isOver, items } = useSyncExternalStore(inbox.subscribe, inbox.get, inbox.get);
  useKeptFocus(items);
  const read = (ids?: string[]) => inbox.read(ids).then(unreadCount.set);
  return (
    <>
      <div className="notifications-head">
        <h1>{texts.title}</h1>
        {items.some((item) => !item.read) ? (
          <button type="button" className="button" onClick={() => read()}>
            {texts.readAll}
          </button>
        ) : null}
      </div>
      {items.length ? (
        <div className="notifications-box">
          <NotificationList items={items} onOpen={({ notificationID }) => read([notificationID])} />
        </div>
      ) : (
        <div className="empty">
          <Icon node={BellOff} size={40} />
          <h2>{texts.empty}</h2>
          <p>{texts.emptyText}</p>
        </div>
      )}
      {hasFailed ? <p role="alert">{texts.failed}</p> : null}
      {isOver ? null : (
        <div className="notifications-more">
          <button type="button" className="button" aria-disabled={isLoading} onClick={inbox.more}>
            {texts.more}
          </button>
        </div>
      )}
    </>
  );
}
