import { readDesk, renameLabel, updateDesk } from '@wbn/contract';
import type { DeskMember, DeskThread } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { me } from '../inquiries/speakers.ts';

/** Labels, assignments and notes of a business's conversations. `none`: the visitor speaks for themself, or on a partner's page. */
export interface DeskState {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly businessID: string;
  readonly members: readonly DeskMember[];
  readonly labels: readonly string[];
  /** By request id; conversations without labels, assignment and notes are missing. */
  readonly threads: Readonly<Record<string, DeskThread>>;
}

export interface Desk {
  get(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Loads the desk of a business; `me` for none. Does nothing if it is shown already. */
  show(speaker: string): void;
  reload(): Promise<void>;
  /** Changes labels or assignment of a conversation. Throws WbnError. */
  update(requestID: string, part: Partial<Pick<DeskThread, 'labels' | 'assignee'>>): Promise<void>;
  /** Renames a label in all conversations of the business; a name that exists joins both. Throws WbnError. */
  renameLabel(label: string, to: string): Promise<void>;
}

const nothing = { status: 'none', businessID: '', members: [], labels: [], threads: {} } as const;
const untouched = { labels: [], assignee: null, notes: 0 };

/**
 * The labels, assignment and number of notes of a conversation.
 *
 * @example deskThread(createDesk(client).get(), 'r-1').labels // []
 */
export const deskThread = ({ threads }: DeskState, requestID: string): DeskThread =>
  threads[requestID] ?? { requestID, ...untouched };

/**
 * The desk of the business that the visitor speaks for.
 *
 * @example
 * // GET business/b-1/desk answers { members: [], labels: ['Urgent'], threads: [{ requestID: 'r-1', labels: ['Urgent'] }] }
 * const desk = createDesk(client);
 * desk.show('b-1');
 * await desk.reload();
 * deskThread(desk.get(), 'r-1').labels; // ['Urgent']
 */
export function createDesk(client: Client): Desk {
  const { getState: get, setState, subscribe } = createStore<DeskState>(() => nothing);
  const load = async () => {
    const { businessID: id } = get();
    if (!id) return;
    try {
      const { data } = await client.call(readDesk, { params: { id } });
      if (get().businessID !== id) return;
      const threads = Object.fromEntries(data.threads.map((thread) => [thread.requestID, thread]));
      setState({ ...data, threads, status: 'ready' });
    } catch {
      // The visible state stays when a later load fails.
      if (get().businessID === id && get().status === 'loading') setState({ status: 'failed' });
    }
  };
  return {
    get,
    subscribe,
    reload: load,
    show(speaker) {
      const businessID = speaker === me || client.options.embedded ? '' : speaker;
      if (businessID === get().businessID) return;
      setState({ ...nothing, businessID, status: businessID ? 'loading' : 'none' });
      load();
    },
    async update(rid, part) {
      const { businessID: id } = get();
      const body = { ...part, labels: part.labels && [...part.labels] };
      const { data } = await client.call(updateDesk, { params: { id, rid }, body });
      if (get().businessID !== id) return;
      const threads = { ...get().threads, [rid]: data };
      const labels = [...new Set([...get().labels, ...data.labels])].sort((one, other) => one.localeCompare(other));
      setState({ threads, labels });
    },
    async renameLabel(label, to) {
      await client.call(renameLabel, { params: { id: get().businessID }, body: { label, to } });
      await load();
    },
  };
}
