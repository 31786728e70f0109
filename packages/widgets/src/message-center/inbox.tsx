/** Parts that need a login, a separate chunk on the CDN: the conversation with its menu and files, and live messages. */
import { readAll, watchMessages } from '@wbn/core';
import { adoptLate } from '../ui/late-sheet.ts';
import css from './inbox.css?inline';
import type { Shared } from './shared-props.ts';
import { inboxTexts } from './texts/inbox/index.ts';

export { Chat } from './Chat.tsx';

/** Starts live updates; returns a function that stops them. */
export function watch({ view, center }: Shared): () => void {
  adoptLate(view.host?.shadowRoot, css);
  let isOver = false;
  let stop = () => {};
  import('../ui/live.ts').then(
    ({ liveOf }) => {
      if (!isOver) stop = watchMessages(view.services, center, { live: liveOf(view.services) });
    },
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}

export function ReadAll({ view, center, say }: Shared) {
  const { speaker, threads } = center.get();
  if (!threads.some(({ unread }) => unread > 0)) return null;
  const { services: client } = view;
  const words = inboxTexts(view.locale);
  return (
    <button
      type="button"
      className="all"
      part="read-all"
      key={speaker}
      onClick={() => readAll(client, center).catch(() => say('failure', words.wrong))}
    >
      {words.readAll}
    </button>
  );
}
