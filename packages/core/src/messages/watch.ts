import { announceTyping, countMessages, readMessages } from '@wbn/contract';
import type { LiveEvent } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { me } from '../inquiries/speakers.ts';
import { type Attention, browserAttention } from '../live/attention.ts';
import type { Live } from '../live/live.ts';
import { browserPlatform, type KeyValue, keyValue, type Platform } from '../platform.ts';
import type { MessageCenter } from './message-center.ts';
import { identityIn } from './message-center-state.ts';
import { isReceived } from './threads.ts';

export interface WatchOptions {
  readonly live: Live;
  readonly attention?: Attention;
  readonly platform?: Pick<Platform, 'after'>;
  /** Storage for drafts across reloads: the tab's storage on our own sites, none on partner pages. */
  readonly storage?: KeyValue | undefined;
}

/** Milliseconds that a person counts as typing after their last signal, and between two of our signals. */
const typingStays = 6_000;
const typingPause = 4_000;
const draftsPrefix = 'wbn:messages:';

/**
 * Adds live features to a message center: updates, typing indicators, unread counts, and drafts across reloads. Returns a function that
 * stops them.
 *
 * @example
 * // GET messages/unread answers { parties: [{ id: 'u-1', unread: 2 }] }
 * import { liveOf } from '@wbn/core/live';
 * const center = createMessageCenter(client);
 * const stop = watchMessages(client, center, { live: liveOf(client) });
 * await new Promise((changed) => center.subscribe(changed));
 * center.get().unread; // { me: 2 }
 * stop();
 */
export function watchMessages(client: Client, center: MessageCenter, options: WatchOptions): () => void {
  const { live, attention = browserAttention, platform = browserPlatform } = options;
  const storage = options.storage ?? (client.options.embedded ? undefined : keyValue(() => sessionStorage));
  /** The person who writes here, kept even if their session is lost. */
  let writer: string | undefined;
  // Colleagues may share a computer and a business's threads, but not their drafts.
  const meet = () => {
    const userID = client.session?.get().userID;
    if (!userID) return;
    const { draft, requestID } = center.get();
    const { drafts } = center;
    const isOther = drafts.writer && drafts.writer !== userID;
    if (isOther) drafts.clear();
    drafts.writer = writer = userID;
    takeDrafts(storage?.get(draftsPrefix + userID), center);
    if (isOther || !draft) center.write({ draft: '', files: [], ...drafts.get(requestID) });
  };

  let isAsking = false;
  /** The next thing to load: a thread, or '' for everything; waits for the current load and for a viewer. */
  let waiting: string | undefined;
  const refresh = async (rid: string) => {
    waiting = waiting === undefined || waiting === rid ? rid : '';
    // Loading marks messages as read, so it waits until someone looks at the page.
    while (waiting !== undefined && !isAsking && attention.isThere()) {
      const next: string = waiting;
      waiting = undefined;
      isAsking = true;
      await Promise.all([center.refresh(next), count()]).catch(() => {});
      isAsking = false;
    }
  };
  const count = async () => {
    const { data } = await client.call(countMessages);
    const ids = data.parties.map(({ id, unread }) => [id === client.session?.get().userID ? me : id, unread]);
    center.note({ unread: Object.fromEntries(ids) });
  };

  let forget = () => {};
  const typing = ({ from, requestID }: LiveEvent) => {
    const { partyID, requestID: open, threads } = center.get();
    const thread = threads.find((one) => one.requestID === open);
    if (!thread || requestID !== open || (from === 'S') !== isReceived(thread, partyID)) return;
    center.note({ isTyping: true });
    forget();
    forget = platform.after(typingStays, () => center.note({ isTyping: false }));
  };

  const listener = (event: LiveEvent) => {
    const { kind, requestID = '' } = event;
    if (kind === 'typing') typing(event);
    else if (!['desk', 'notification', 'comment', 'reaction'].includes(kind)) {
      // A sender has stopped typing, and so has everyone in a closed thread.
      if (kind !== 'read') center.note({ isTyping: false });
      refresh(requestID);
    }
  };

  let mayTell = true;
  const told: (() => void)[] = [];
  const announceTypingOnce = () => {
    mayTell = false;
    told.push(
      platform.after(typingPause, () => {
        mayTell = true;
      }),
    );
    client.call(announceTyping, identityIn(center.get())).catch(() => {});
  };

  meet();
  const stops = [
    client.session?.subscribe((now, before) => now.userID !== before.userID && meet()),
    live.listen(listener),
    attention.onChange(() => waiting !== undefined && refresh(waiting)),
    center.subscribe((now, before) => {
      if (now.draft === before.draft) return;
      storage?.set(draftsPrefix + writer, JSON.stringify(texts(center.drafts)));
      if (mayTell && now.requestID === before.requestID && now.draft && now.sending === undefined) announceTypingOnce();
    }),
  ];
  count().catch(() => {});
  return () => {
    for (const stop of [...stops, ...told, forget]) stop?.();
  };
}

const texts = (drafts: MessageCenter['drafts']) =>
  [...drafts].flatMap(([rid, { draft }]) => (draft ? [[rid, draft]] : []));

/** Restores this tab's drafts after a reload, unless newer ones exist. Ignores unreadable values. */
function takeDrafts(kept: string | undefined, center: MessageCenter): void {
  try {
    for (const [rid, draft] of JSON.parse(kept ?? '[]')) {
      if (typeof draft === 'string' && !center.drafts.has(rid)) center.drafts.set(rid, { draft, files: [] });
    }
  } catch {
    // Not our value.
  }
}

/**
 * Marks all messages of the identity as read. Throws WbnError.
 *
 * @example
 * // POST messages/read answers {}
 * // GET business/request answers [{ ...inquiry, unread: 0 }]
 * const center = createMessageCenter(client);
 * await readAll(client, center);
 * center.get().threads[0].unread; // 0
 */
export async function readAll(client: Client, center: MessageCenter): Promise<void> {
  await client.call(readMessages, { query: { ubid: center.get().speaker } });
  await center.refresh();
}
