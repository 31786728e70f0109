import { countNotifications } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import type { Live } from '../live/live.ts';

/** How many notifications nobody has read: now, and whenever there may be another. Answers the way to stop. */
export function watchUnread(client: Client, live: Live, show: (unread: number) => void): () => void {
  let isOver = false;
  let isAsking = false;
  let isLate = false;
  const ask = async () => {
    isLate = isAsking;
    if (isAsking) return;
    isAsking = true;
    try {
      const { data } = await client.call(countNotifications);
      if (!isOver) show(data.unread);
    } catch {
      // The next event brings the next question.
    }
    isAsking = false;
    if (isLate && !isOver) await ask();
  };
  const unsubscribe = live.listen(({ kind }) => {
    if (kind === 'notification' || kind === 'ready' || kind === 'reset') void ask();
  });
  void ask();
  return () => {
    isOver = true;
    unsubscribe();
  };
}
