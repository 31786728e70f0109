import { acceptConnection, endConnection, listConnections, requestConnection } from '@wbn/contract';
import type { Connection } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import { type Client, mayAct } from '../api/client.ts';
import { actingBusiness } from '../session/acting-business.ts';

export interface ConnectState {
  /** `asked`: the visitor sent a request; `asking`: the other side did. */
  readonly relation: 'none' | 'asked' | 'asking' | 'connected';
  readonly isBusy: boolean;
}

export interface Connect {
  get(): ConnectState;
  subscribe(listener: (state: ConnectState) => void): () => void;
  /** Loads the relation of the two parties. */
  ask(): Promise<void>;
  /** Sends, withdraws or accepts a request, depending on the relation. Throws WbnError. */
  act(): Promise<void>;
}

const relationOf = ({ from, state }: Connection, me: string | undefined): ConnectState['relation'] => {
  if (state === 'accepted') return 'connected';
  if (state !== 'pending') return 'none';
  return from.id === me ? 'asked' : 'asking';
};

/**
 * The connection between the visitor (or the business that they act as) and another party.
 *
 * @example
 * // GET social/connect answers { items: [], nextID: null }
 * // POST social/connect answers { connectionID: 'c-1', from: { id: 'u-1' }, state: 'pending' }
 * const connect = createConnect(client, 'u-2');
 * await connect.ask();
 * await connect.act();
 * connect.get().relation; // 'asked'
 */
export function createConnect(client: Client, partyID: string): Connect {
  let connectionID: string | undefined;
  const { getState: get, setState, subscribe } = createStore<ConnectState>(() => ({ relation: 'none', isBusy: false }));
  const self = () => actingBusiness(client) ?? client.session?.get().userID;
  const show = (connection: Connection | undefined) => {
    connectionID = connection?.connectionID;
    setState({ relation: connection ? relationOf(connection, self()) : 'none', isBusy: false });
  };
  return {
    get,
    subscribe,
    async ask() {
      const query = { ubid: actingBusiness(client) ?? 'me', with: partyID };
      const { data } = await client.call(listConnections, { query });
      show(data.items[0]);
    },
    async act() {
      const { isBusy, relation } = get();
      if (isBusy || relation === 'connected' || !mayAct(client)) return;
      setState({ isBusy: true });
      const params = { id: connectionID ?? '' };
      try {
        if (relation === 'none') {
          const body = { to: partyID, businessID: actingBusiness(client) };
          show((await client.call(requestConnection, { body })).data);
        } else if (relation === 'asked') show((await client.call(endConnection, { params })).data);
        else show((await client.call(acceptConnection, { params })).data);
      } finally {
        setState({ isBusy: false });
      }
    },
  };
}
