import { useEffect, useRef } from 'react';
import { useUnreadMessages } from './unread-messages.ts';

/**
 * Loads a page's data again when the header counts other unread messages than the page shows, because they came or were read in another tab.
 * Once for each number, whatever the page then shows.
 */
export function useFollowUnread() {
  const { isCounted, unread } = useUnreadMessages();
  const asked = useRef<number>(undefined);
  return {
    isOld: (shown: number): boolean => isCounted && unread !== shown && unread !== asked.current,
    note: () => {
      asked.current = unread;
    },
  };
}

interface FollowUnreadProps {
  readonly following: ReturnType<typeof useFollowUnread>;
  /** The number of unread messages that the page shows. */
  readonly shown: number;
  readonly reload: () => void;
}

/** Stands in a page's data, and is drawn again with it. */
export function FollowUnread({ following, reload, shown }: FollowUnreadProps) {
  const isOld = following.isOld(shown);
  useEffect(() => {
    if (!isOld) return;
    following.note();
    reload();
  }, [isOld, following, reload]);
  return null;
}
