import type { Notification } from '@wbn/contract/shapes';
import { Building2 } from 'lucide';
import { useVisitor } from '../session/session-context.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { notificationPath, sayNotification } from './say-notification.ts';
import { useNotificationTexts } from './texts/index.ts';
import './notifications.css';

interface NotificationListProps {
  readonly items: readonly Notification[];
  /** Called when one was opened, which marks it as read. */
  readonly onOpen: (notification: Notification) => void;
}

/** Notifications as links to their resources. */
export function NotificationList({ items, onOpen }: NotificationListProps) {
  const texts = useNotificationTexts();
  const { userID } = useVisitor();
  return (
    <ul className="notification-list">
      {items.map((item) => {
        const path = notificationPath(item, userID);
        const line = (
          <>
            <Avatar
              name={item.actor?.name ?? ''}
              url={item.actor?.photo?.url}
              round={item.actor?.type !== 'business'}
            />
            <span className="notification-text">
              <span>{sayNotification(item, texts)}</span>
              {item.businessName ? (
                <span className="notification-business">
                  <span className="visually-hidden">{texts.business} </span>
                  <Icon node={Building2} size={14} />
                  <bdi>{item.businessName}</bdi>
                </span>
              ) : null}
              <Moment at={item.createdAt} />
            </span>
            {item.read ? null : (
              <span className="notification-dot">
                <span className="visually-hidden">{texts.unread}</span>
              </span>
            )}
          </>
        );
        return (
          <li key={item.notificationID} data-unread={!item.read || undefined}>
            {path ? (
              <PageLink className="notification" to={path} onClick={() => onOpen(item)}>
                {line}
              </PageLink>
            ) : (
              <button type="button" className="notification" onClick={() => onOpen(item)}>
                {line}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
