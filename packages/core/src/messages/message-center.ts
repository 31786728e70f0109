import { endInquiry, listInquiries, listMessages, sendMessage } from '@wbn/contract';
import type { Inquiry, Message } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { me, myself, type Speaker, speakers } from '../inquiries/speakers.ts';
import { browserPlatform, type Platform } from '../platform.ts';
import { type Attention, browserAttention } from './attention.ts';
import { poll } from './poller.ts';
import { byDate } from './threads.ts';

/** `visitor`: nobody is logged in. A list that is on screen stays there when a later question fails. */
export type Loading = 'visitor' | 'loading' | 'ready' | 'failed';

export interface MessageCenterState {
  readonly status: Loading;
  readonly speakers: readonly Speaker[];
  /** As whom the visitor reads and writes: `me`, or a business's id. */
  readonly speaker: string;
  /** The same as an id of the threads' parties. */
  readonly partyID: string;
  /** Newest first. */
  readonly threads: readonly Inquiry[];
  /** The open thread; '' for none. */
  readonly requestID: string;
  readonly chat: Exclude<Loading, 'visitor'>;
  readonly messages: readonly Message[];
  /** What is typed into the open thread. */
  readonly draft: string;
  /** What is under way to the server; '' for nothing. */
  readonly sending: string;
  readonly ending: boolean;
}

export interface MessageCenterOptions {
  readonly speaker?: string;
  readonly requestID?: string;
  /** What is known already: drawn without a question to the server. */
  readonly data?: Partial<MessageCenterState> | undefined;
  readonly platform?: Pick<Platform, 'after' | 'random'>;
  readonly attention?: Attention;
  /** Milliseconds between two questions for what is new. */
  readonly every?: number;
}

export interface MessageCenter {
  get(): MessageCenterState;
  subscribe(listener: (state: MessageCenterState) => void): () => void;
  /** Loads, and asks for what is new from then on; answers the way to stop. */
  start(): () => void;
  /** The same as another speaker, or with another thread; what is shown already is left alone. */
  show(speaker: string, requestID: string): void;
  reload(): void;
  type(draft: string): void;
  /** Sends what is typed. Nothing when that is empty, the thread is over, or the message before is under way. Throws WbnError. */
  send(): Promise<boolean>;
  /** Ends the open thread for both sides. Throws WbnError. */
  end(): Promise<void>;
}

const nothing = { chat: 'loading', messages: [], draft: '', sending: '', ending: false } as const;

export function createMessageCenter(client: Client, options: MessageCenterOptions = {}): MessageCenter {
  const { data, platform = browserPlatform, attention = browserAttention, every = 5000 } = options;
  const userID = () => client.session?.get().userID ?? me;
  const asParty = (speaker: string) => (speaker === me ? userID() : speaker);
  const asSpeaker = (id = '') => (!id || id === userID() ? me : id);
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<MessageCenterState>(() => ({
    status: 'loading',
    speakers: [myself(client)],
    speaker: asSpeaker(options.speaker),
    partyID: asParty(asSpeaker(options.speaker)),
    threads: [],
    requestID: options.requestID ?? '',
    ...nothing,
    ...data,
  }));
  const drafts: Record<string, string> = {};
  /** One key for one intent: the same words tried again are not a second message. */
  let intent: { text: string; key: string } | undefined;
  let work = new AbortController();
  let halt = () => {};

  const thread = () => get().threads.find(({ requestID }) => requestID === get().requestID);
  const changeThread = (rid: string, part: Partial<Inquiry>) =>
    setState({ threads: get().threads.map((one) => (one.requestID === rid ? { ...one, ...part } : one)) });
  /** The speaker of a question; a user needs no word for themself. */
  const input = () => {
    const { requestID, speaker } = get();
    return { params: { rid: requestID }, query: { bid: speaker === me ? undefined : speaker } };
  };

  const readMessages = async () => {
    const { requestID, speaker } = get();
    const { signal } = work;
    if (!requestID) return;
    try {
      const answer = await client.call(listMessages, { ...input(), signal });
      if (get().requestID !== requestID || get().speaker !== speaker) return;
      setState({ messages: answer.data, chat: 'ready' });
      changeThread(requestID, { unread: 0 });
    } catch (error) {
      if (signal.aborted || get().requestID !== requestID) return;
      if (get().chat === 'loading') setState({ chat: 'failed' });
      throw error;
    }
  };

  const readThreads = async () => {
    const { speaker } = get();
    const { signal } = work;
    const answer = await client.call(listInquiries, { query: { ubid: speaker }, signal });
    if (get().speaker !== speaker) return;
    setState({ threads: byDate(answer.data), status: 'ready' });
  };

  /** The list says what is new; the open thread is read again when it has something. */
  const refresh = async () => {
    await readThreads();
    const { chat, messages } = get();
    const open = thread();
    if (!open) return;
    const isNew = open.unread || open.lastMessage?.datetime !== messages.at(-1)?.datetime;
    if (chat === 'failed' || (chat === 'ready' && isNew)) await readMessages();
  };

  const load = async () => {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    halt();
    if (data) return;
    setState({ status: 'loading', chat: 'loading' });
    await client.session?.ready();
    if (signal.aborted) return;
    if (client.session?.get().status !== 'authenticated') {
      setState({ status: 'visitor', threads: [], ...nothing });
      return;
    }
    const speaker = asSpeaker(get().speaker);
    setState({ speaker, partyID: asParty(speaker) });
    const list = async () => {
      const known = get().speakers.length > 1 ? get().speakers : await speakers(client, signal);
      setState({ speakers: known });
    };
    readMessages().catch(() => {});
    try {
      await Promise.all([list(), readThreads()]);
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'failed' });
      client.options.hooks?.onError?.(error);
    }
    if (!signal.aborted) halt = poll(refresh, { every, after: platform.after, attention });
  };

  return {
    get,
    subscribe,
    start() {
      if (data) return () => {};
      load();
      const deafen = client.session?.subscribe((now, before) => {
        if (now.status === before.status && now.userID === before.userID) return;
        setState({ speakers: [myself(client)] });
        load();
      });
      return () => {
        deafen?.();
        halt();
        work.abort();
      };
    },
    reload: load,
    show(asked, requestID) {
      const speaker = asSpeaker(asked);
      const before = get();
      if (speaker === before.speaker && requestID === before.requestID) return;
      drafts[before.requestID] = before.draft;
      setState({ ...nothing, requestID, draft: drafts[requestID] ?? '' });
      if (speaker !== before.speaker) {
        setState({ speaker, partyID: asParty(speaker), threads: [] });
        load();
      } else if (before.status !== 'visitor' && !data) readMessages().catch(() => {});
    },
    type: (draft) => setState({ draft }),
    async send() {
      const { draft, requestID, sending } = get();
      const content = draft.trim();
      if (!content || sending || thread()?.status === 'closed') return false;
      if (intent?.text !== requestID + content) intent = { text: requestID + content, key: platform.random() };
      setState({ sending: content, draft: '' });
      const isHere = () => get().requestID === requestID;
      try {
        await client.call(sendMessage, { ...input(), body: { content }, idempotencyKey: intent.key });
        intent = undefined;
        if (isHere()) await readMessages().catch(() => {});
        return true;
      } catch (error) {
        // Nothing typed is lost, and what was typed since stays behind it.
        const text = (later: string) => (later ? `${content}\n${later}` : draft);
        if (isHere()) setState({ draft: text(get().draft) });
        else drafts[requestID] = text(drafts[requestID] ?? '');
        if ((error as Error).name === 'Closed') changeThread(requestID, { status: 'closed' });
        throw error;
      } finally {
        if (isHere()) setState({ sending: '' });
      }
    },
    async end() {
      const { ending, requestID } = get();
      if (ending || thread()?.status === 'closed') return;
      setState({ ending: true });
      try {
        await client.call(endInquiry, input());
        changeThread(requestID, { status: 'closed' });
      } catch (error) {
        // The other side ended it a moment before: it is over all the same.
        if ((error as Error).name !== 'Closed') throw error;
        changeThread(requestID, { status: 'closed' });
      } finally {
        if (get().requestID === requestID) setState({ ending: false });
      }
    },
  };
}
