import { readAll } from '@wbn/core';
import type { Shared } from '../shared-props.ts';
import { inboxTexts } from '../texts/inbox/index.ts';

export function ReadAll({ view, center, say }: Shared) {
  const { speaker, threads } = center.get();
  if (!threads.some(({ unread }) => unread > 0)) return null;
  const { services: client } = view;
  const words = inboxTexts(view);
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
