import { announceTyping, countMessages, readMessages } from '@wbn/contract';
import type { LiveEvent } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { me } from '../inquiries/speakers.ts';
import { type Attention, browserAttention } from '../live/attention.ts';
import type { Live } from '../live/live.ts';
import { browserPlatform, type KeyValue, keyValue, type Platform } from '../platform.ts';
import type { MessageCenter } from './message-center.ts';
import { isReceived } from './threads.ts';

export interface WatchOptions {
  readonly live: Live;
  readonly attention?: Attention;
  readonly platform?: Pick<Platform, 'after'>;
  /** Where drafts outlive the page: the tab's own storage on a site of ours, nowhere on a partner's page. */
  readonly storage?: KeyValue | undefined;
}

/** Milliseconds that somebody counts as typing after their last sign of it, and between two such signs of ours. */
const typingStays = 6_000;
const typingPause = 4_000;
const draftsPrefix = 'wbn:messages:';

/**
 * What a message center does beyond showing, reading and sending: it hears what is new, says and shows who is typing, counts what waits for
 * each speaker, and keeps drafts over a reload. Answers the way to stop.
 */
export function watchMessages(client: Client, center: MessageCenter, options: WatchOptions): () => void {
  const { live, attention = browserAttention, platform = browserPlatform } = options;
  const storage = options.storage ?? (client.options.embedded ? undefined : keyValue(() => sessionStorage));
  /** Who writes here; also when their session has been lost. */
  let writer: string | undefined;
  // Colleagues share a business's threads and maybe a computer, but not their drafts: each finds their own again.
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
  /** What is to be read when the answer before is there, or when somebody looks: one thread, or '' for all. */
  let waiting: string | undefined;
  const refresh = async (rid: string) => {
    waiting = waiting === undefined || waiting === rid ? rid : '';
    // What is read counts as read by a person, so it waits until one is there.
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

  const hear = (event: LiveEvent) => {
    const { kind, requestID = '' } = event;
    if (kind === 'typing') typing(event);
    else if (!['notification', 'comment', 'reaction'].includes(kind)) {
      // Who has sent is not typing, nor is anybody in a conversation that has ended.
      if (kind !== 'read') center.note({ isTyping: false });
      refresh(requestID);
    }
  };

  let mayTell = true;
  const told: (() => void)[] = [];
  const tellTyping = () => {
    const { requestID: rid, speaker } = center.get();
    mayTell = false;
    told.push(
      platform.after(typingPause, () => {
        mayTell = true;
      }),
    );
    const query = { bid: speaker === me ? undefined : speaker };
    client.call(announceTyping, { params: { rid }, query }).catch(() => {});
  };

  meet();
  const stops = [
    client.session?.subscribe((now, before) => now.userID !== before.userID && meet()),
    live.listen(hear),
    attention.onChange(() => waiting !== undefined && refresh(waiting)),
    center.subscribe((now, before) => {
      if (now.draft === before.draft) return;
      storage?.set(draftsPrefix + writer, JSON.stringify(texts(center.drafts)));
      if (mayTell && now.requestID === before.requestID && now.draft && now.sending === undefined) tellTyping();
    }),
  ];
  count().catch(() => {});
  return () => {
    for (const stop of [...stops, ...told, forget]) stop?.();
  };
}

const texts = (drafts: MessageCenter['drafts']) =>
  [...drafts].flatMap(([rid, { draft }]) => (draft ? [[rid, draft]] : []));

/** What this tab held before it was loaded anew, unless something newer is here. Rubbish counts as nothing. */
function takeDrafts(kept: string | undefined, center: MessageCenter): void {
  try {
    for (const [rid, draft] of JSON.parse(kept ?? '[]')) {
      if (typeof draft === 'string' && !center.drafts.has(rid)) center.drafts.set(rid, { draft, files: [] });
    }
  } catch {
    // Nothing of ours.
  }
}

/** Everything that waits for the speaker counts as read. Throws WbnError. */
export async function readAll(client: Client, center: MessageCenter): Promise<void> {
  await client.call(readMessages, { query: { ubid: center.get().speaker } });
  await center.refresh();
}
