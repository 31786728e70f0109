import { countNotifications } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import type { Live } from '../live/live.ts';

/**
 * The number of unread notifications, now and after each event. Returns a function that stops it.
 *
 * @example
 * // GET notifications/unread answers { unread: 3 }
 * import { liveOf } from '@wbn/core/live';
 * await new Promise((show) => {
 *   const stop = watchUnread(client, liveOf(client), (unread) => {
 *     stop();
 *     show(unread);
 *   });
 * }); // 3
 */
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
      // The next event causes the next load.
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
