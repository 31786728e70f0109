import { acceptConnection, declineConnection, endConnection, listConnections } from '@wbn/contract';
import type { Connection } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';

export interface ConnectionsState {
  /** Newest first: those who have asked, whom one has asked, and who is connected. */
  readonly items: readonly Connection[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isOver: boolean;
}

export interface Connections {
  get(): ConnectionsState;
  subscribe(listener: (state: ConnectionsState) => void): () => void;
  more(): Promise<void>;
  /** Accepts or declines a request, or ends a connection or one's own request. Answers whether it is done. */
  answer(connection: Connection, how: 'accept' | 'decline' | 'end'): Promise<boolean>;
}

const calls = { accept: acceptConnection, decline: declineConnection, end: endConnection } as const;

/** The connections and requests of a person (`me`) or of one of their businesses. */
export function createConnections(client: Client, ubid: string): Connections {
  let nextID: string | undefined;
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<ConnectionsState>(() => ({ items: [], isLoading: false, hasFailed: false, isOver: false }));
  return {
    get,
    subscribe,
    async more() {
      if (get().isLoading || get().isOver) return;
      setState({ isLoading: true, hasFailed: false });
      try {
        const { data } = await client.call(listConnections, { query: { ubid, nextID } });
        nextID = data.nextID ?? undefined;
        setState({ items: [...get().items, ...data.items], isLoading: false, isOver: !nextID });
      } catch {
        setState({ isLoading: false, hasFailed: true });
      }
    },
    async answer({ connectionID }, how) {
      try {
        const { data } = await client.call(calls[how], { params: { id: connectionID } });
        const isLive = data.state === 'pending' || data.state === 'accepted';
        setState({
          items: get().items.flatMap((one) => (one.connectionID !== connectionID ? [one] : isLive ? [data] : [])),
        });
        return true;
      } catch {
        return false;
      }
    },
  };
}
