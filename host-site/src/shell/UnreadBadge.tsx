import { useUnreadMessages } from '../session/unread-messages.ts';
import './unread-badge.css';

/** The number of messages that wait, beside their link; nothing when none does. */
export function UnreadBadge() {
  const unread = useUnreadMessages();
  return unread > 0 ? <span className="unread-badge">{unread > 99 ? '99+' : unread}</span> : null;
}
