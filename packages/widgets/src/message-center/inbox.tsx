/** Parts that need a login, a separate chunk on the CDN: the conversation with its menu and files, and live messages. desk.tsx has what stands around it. */
import { watchMessages } from '@wbn/core';
import { adoptLate } from '../ui/late-sheet.ts';
import css from './inbox.css?inline';
import type { Shared } from './shared-props.ts';

export { Chat } from './Chat.tsx';

/** Starts live updates; returns a function that stops them. */
export function watch({ view, center }: Shared): () => void {
  adoptLate(view.host?.shadowRoot, css);
  let isOver = false;
  let stop = () => {};
  const open = () =>
    import('../ui/live.ts')
      .then(({ liveOf }) => {
        if (!isOver) stop = watchMessages(view.services, center, { live: liveOf(view.services) });
      })
      .catch(() => view.offerRetry?.(open));
  open();
  return () => {
    isOver = true;
    stop();
  };
}
