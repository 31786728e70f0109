import type { Notification } from '@wbn/contract/shapes';
import { Bell, Building2, type IconNode, Search, Shield } from 'lucide';
import { useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Moment } from '../ui/Moment.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { accountPageOf, notificationPath, sayNotification } from './say-notification.ts';
import { useNotificationTexts } from './texts/index.ts';
import './notifications.css';

/** Signs of news that nobody in particular caused. */
const signs: Readonly<Record<string, IconNode>> = {
  'new-device': Shield,
  'second-factor': Shield,
  verification: Shield,
  search: Search,
};

interface NotificationListProps {
  readonly items: readonly Notification[];
  /** Called when one was opened, which marks it as read. */
  readonly onOpen: (notification: Notification) => void;
}

/** Notifications as links to their resources, or to the account site. */
export function NotificationList({ items, onOpen }: NotificationListProps) {
  const texts = useNotificationTexts();
  const { locale, settings } = useSite();
  const { userID } = useVisitor();
  return (
    <ul className="notification-list">
      {items.map((item) => {
        const path = notificationPath(item, userID);
        const accountPage = accountPageOf(item);
        const line = (
          <>
            {item.actor ? (
              <Avatar name={item.actor.name} url={item.actor.photo?.url} round={item.actor.type !== 'business'} />
            ) : (
              <span className="avatar avatar-round tint-0">
                <Icon node={signs[item.kind] ?? Bell} />
              </span>
            )}
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
            ) : accountPage ? (
              <a
                className="notification"
                href={`${settings.accounts}${accountPage}?lang=${locale}`}
                onClick={() => onOpen(item)}
              >
                {line}
              </a>
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
