import { acceptConnection, declineConnection, endConnection, listConnections } from '@wbn/contract';
import type { Connection } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';
import { createPages, type Pages } from '../api/pages.ts';

/** Newest first: received requests, sent requests and connections. */
export interface Connections extends Omit<Pages<Connection>, 'change'> {
  /** Accepts or declines a request, withdraws one, or ends a connection. Returns whether it succeeded. */
  answer(connection: Connection, how: 'accept' | 'decline' | 'end'): Promise<boolean>;
}

const calls = { accept: acceptConnection, decline: declineConnection, end: endConnection } as const;

/**
 * The connections and requests of a person (`me`) or of one of their businesses.
 *
 * @example
 * // GET social/connect answers { items: [{ connectionID: 'c-1', state: 'pending' }], nextID: null }
 * // POST social/connect/c-1/accept answers { connectionID: 'c-1', state: 'accepted' }
 * const connections = createConnections(client, 'me');
 * await connections.more();
 * await connections.answer(connections.get().items[0], 'accept'); // true
 */
export function createConnections(client: Client, ubid: string): Connections {
  const load = async (from: string | undefined) => {
    const { items, nextID } = (await client.call(listConnections, { query: { ubid, nextID: from } })).data;
    return { items, next: nextID ?? undefined };
  };
  const { change, ...pages } = createPages(load, ({ connectionID }) => connectionID);
  return {
    ...pages,
    async answer({ connectionID }, how) {
      try {
        const { data } = await client.call(calls[how], { params: { id: connectionID } });
        const isLive = data.state === 'pending' || data.state === 'accepted';
        change((items) => items.flatMap((one) => (one.connectionID !== connectionID ? [one] : isLive ? [data] : [])));
        return true;
      } catch {
        return false;
      }
    },
  };
}
