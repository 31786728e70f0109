import { follow as followCall, followSummary, unfollow } from '@wbn/contract';
import { type Client, mayAct } from '../api/client.ts';
import { createOptimistic, type Optimistic } from '../reactions/optimistic.ts';

export interface Follow extends Optimistic {
  /** Loads the number of followers, and whether this visitor follows. */
  ask(): Promise<void>;
}

/**
 * Following of one business by one viewer; works like a like.
 *
 * @example
 * // GET social/follow/b-1/summary answers { followersCount: 3 }
 * // POST social/follow/business answers {}
 * const follow = createFollow(client, 'b-1');
 * await follow.ask();
 * follow.toggle();
 * follow.get(); // { on: true, count: 4 }
 */
export function createFollow(client: Client, businessID: string): Follow {
  const store = createOptimistic(
    { on: false, count: 0 },
    async (on) => {
      // The answers of these calls contain no count, so the client keeps it.
      if (on) await client.call(followCall, { body: { resourceID: businessID } });
      else await client.call(unfollow, { params: { id: businessID } });
      return undefined;
    },
    client.options.hooks?.onError,
  );
  return {
    ...store,
    toggle() {
      if (mayAct(client)) store.toggle();
    },
    ask: () =>
      store.loadFrom(async () => {
        const { data } = await client.call(followSummary, { params: { id: businessID }, personal: true });
        return { on: !!data.session, count: data.followersCount };
      }),
  };
}
