import { type Client, watchUnread } from '@wbn/core';
import { Bell as BellIcon } from 'lucide';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { callsAnswered } from '../early/early-answers.ts';
import { unreadCount } from '../notifications/unread.ts';
import { useSession } from '../session/session-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import './bell.css';

const BellPanel = lazy(() =>
  import('../notifications/BellPanel.tsx').then((module) => ({ default: module.BellPanel })),
);

/** The number of unread notifications, with the newest below. A button, because it opens a panel. */
export function Bell({ label }: { readonly label: string }) {
  const session = useSession();
  const [client, setClient] = useState<Client>();
  const unread = useSyncExternalStore(unreadCount.subscribe, unreadCount.get, unreadCount.get);
  const { button, close, open, panel } = useDisclosure<HTMLDivElement>();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      const [found, { createLive }] = await Promise.all([session?.client(), import('@wbn/core/live')]);
      if (isOver || !found) return;
      setClient(found);
      await callsAnswered();
      if (isOver) return;
      // Without a stream, one poll a minute is enough for the bell.
      stop = watchUnread(found, createLive(found, { every: 60_000 }), unreadCount.set);
    };
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [session]);
  return (
    <div className="menu bell">
      <button type="button" className="icon-button" {...button}>
        <span className="visually-hidden">{unread ? `${label} (${unread})` : label}</span>
        <Icon node={BellIcon} />
        {unread ? (
          <span className="bell-count" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </button>
      <div className="menu-panel bell-panel" hidden={!open} {...panel}>
        {open && client ? (
          <Suspense fallback={null}>
            <BellPanel client={client} close={close} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
