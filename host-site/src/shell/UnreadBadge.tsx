import { useUnreadMessages } from '../session/unread-messages.ts';
import './unread-badge.css';

interface UnreadBadgeProps {
  /** The user or business whose messages are counted; all of the visitor's when left out. */
  readonly partyID?: string | undefined;
}

/** The number of unread messages; nothing when there are none. */
export function UnreadBadge({ partyID }: UnreadBadgeProps) {
  const all = useUnreadMessages();
  const unread = partyID ? (all.parties.find(({ id }) => id === partyID)?.unread ?? 0) : all.unread;
  return unread > 0 ? <span className="unread-badge">{unread > 99 ? '99+' : unread}</span> : null;
}
