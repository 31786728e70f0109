import { listInquiries, listMessages } from '@wbn/contract';
import type { Inquiry } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { isUnreachable, type WbnError } from '../api/errors.ts';
import { me, myself, speakers } from '../inquiries/speakers.ts';
import type { Draft } from './drafts.ts';
import { identityIn, type MessageCenterState } from './message-center-state.ts';
import { byDate } from './threads.ts';

export interface MessageCenterOptions {
  readonly speaker?: string;
  readonly requestID?: string;
  /** Initial data, drawn without a request. */
  readonly data?: Partial<MessageCenterState> | undefined;
}

/** Unsent messages by thread: they survive the removal of an element and the loss of a session. */
interface ThreadDrafts extends Map<string, Draft> {
  /** The person who wrote them. */
  writer?: string;
}

export interface MessageCenter {
  readonly drafts: ThreadDrafts;
  get(): MessageCenterState;
  subscribe(listener: (state: MessageCenterState, before: MessageCenterState) => void): () => void;
  /** Loads; returns a function that stops it. `watchMessages` adds updates. */
  start(): () => void;
  /** Loads another identity or thread; does nothing if it is shown already. */
  show(speaker: string, requestID: string): void;
  reload(): void;
  /** Loads updates: the list, and the open thread if it is the given one or none is given. Throws WbnError. */
  refresh(requestID?: string): Promise<void>;
  /** Changes known fields of a thread. */
  change(requestID: string, part: Partial<Inquiry>): void;
  note(part: Partial<Pick<MessageCenterState, 'unread' | 'isTyping' | 'sending'>>): void;
  /** Writes into the open thread by default. `sendDraft` sends it. */
  write(part: Partial<Draft>, requestID?: string): void;
  /** Loads the messages of the open thread. Throws WbnError. */
  readThread(): Promise<void>;
  /** Calls the API and notes whether it answers. */
  readonly call: Client['call'];
}

const drafts: MessageCenter['drafts'] = new Map();
const nothing = { chat: 'loading', messages: [], draft: '', files: [], sending: undefined, isTyping: false } as const;

/**
 * The conversations of the visitor, or of a business for which they speak.
 *
 * @example
 * // GET business/request/r-1/get-messages answers [{ messageID: 'm-2', content: 'From 10 to 50 mm.', from: 'R' }]
 * const center = createMessageCenter(client, { speaker: 'b-1', requestID: 'r-1' });
 * await center.readThread();
 * center.get().messages.length; // 1
 */
export function createMessageCenter(client: Client, options: MessageCenterOptions = {}): MessageCenter {
  const { data } = options;
  const { session } = client;
  const userID = () => session?.get().userID ?? me;
  const asParty = (speaker: string) => (speaker === me ? userID() : speaker);
  const asSpeaker = (id = '') => (!id || id === userID() ? me : id);
  const first = asSpeaker(options.speaker);
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<MessageCenterState>(() => ({
    // A visitor sees the notice at once: room for conversations would only shrink again.
    status: session?.get().status === 'anonymous' ? 'visitor' : 'loading',
    speakers: [myself(client)],
    speaker: first,
    partyID: asParty(first),
    threads: [],
    requestID: options.requestID ?? '',
    unread: {},
    isOffline: false,
    ...nothing,
    ...drafts.get(options.requestID ?? ''),
    ...data,
  }));
  const isOfflineAfter = (isOffline: boolean) => get().isOffline === isOffline || setState({ isOffline });
  const call: MessageCenter['call'] = async (...input) => {
    try {
      const answer = await client.call(...input);
      isOfflineAfter(false);
      return answer;
    } catch (error) {
      isOfflineAfter(isUnreachable(error));
      throw error;
    }
  };
  let work = new AbortController();

  const change: MessageCenter['change'] = (rid, part) =>
    setState({ threads: get().threads.map((one) => (one.requestID === rid ? { ...one, ...part } : one)) });
  /** Drafts outlive the visibility of their thread. */
  const keep: MessageCenter['write'] = (part, rid = get().requestID) => {
    drafts.set(rid, { draft: '', files: [], ...drafts.get(rid), ...part });
    if (get().requestID === rid) setState(part);
  };

  const readThread = async () => {
    const { requestID, speaker } = get();
    const { signal } = work;
    if (!requestID) return;
    try {
      const { data: messages } = await call(listMessages, { ...identityIn(get()), signal });
      if (get().requestID !== requestID || get().speaker !== speaker) return;
      setState({ messages, chat: 'ready' });
      change(requestID, { unread: 0 });
    } catch (error) {
      if (signal.aborted || get().requestID !== requestID) return;
      if (get().chat === 'loading') setState({ chat: 'failed' });
      throw error;
    }
  };

  const readThreads = async () => {
    const { speaker } = get();
    const { data: threads } = await call(listInquiries, { query: { ubid: speaker }, signal: work.signal });
    if (get().speaker === speaker) setState({ threads: byDate(threads), status: 'ready' });
  };

  const load = async () => {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    if (data) return;
    // Hides the previous person's threads. Drafts stay for when they log in again.
    setState({ status: 'loading', failure: undefined, chat: 'loading', threads: [] });
    await session?.ready();
    if (signal.aborted) return;
    if (session?.get().status !== 'authenticated') {
      setState({ status: 'visitor' });
      return;
    }
    const speaker = asSpeaker(get().speaker);
    setState({ speaker, partyID: asParty(speaker) });
    const list = async () => {
      if (!get().speakers[1]) setState({ speakers: await speakers(client, signal) });
    };
    readThread().catch(() => {});
    try {
      await Promise.all([list(), readThreads()]);
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: 'failed', failure: error as WbnError });
      client.options.hooks?.onError?.(error);
    }
  };

  return {
    drafts,
    get,
    subscribe,
    start() {
      load();
      const unsubscribe = session?.subscribe((now, before) => {
        const isSame = now.status === before.status && now.userID === before.userID;
        // A new token may have the permission that was missing.
        if (isSame && (get().status !== 'failed' || now.token === before.token)) return;
        setState({ speakers: [myself(client)] });
        load();
      });
      return () => {
        unsubscribe?.();
        work.abort();
      };
    },
    reload: load,
    change,
    note: setState,
    show(asked, requestID) {
      const speaker = asSpeaker(asked);
      const before = get();
      if (speaker === before.speaker && requestID === before.requestID) return;
      setState({ ...nothing, ...drafts.get(requestID), requestID, speaker, partyID: asParty(speaker) });
      if (speaker !== before.speaker) load();
      else if (before.status !== 'visitor' && !data) readThread().catch(() => {});
    },
    async refresh(rid) {
      const { requestID } = get();
      await Promise.all([readThreads(), (!rid || rid === requestID) && readThread()]);
    },
    write: keep,
    readThread,
    call,
  };
}
