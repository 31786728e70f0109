import { follow as followCall, followSummary, unfollow } from '@wbn/contract';
import { type Client, mayAct } from '../api/client.ts';
import { createOptimistic, type Optimistic } from '../reactions/optimistic.ts';

export interface Follow extends Optimistic {
  /** Asks how many follow, and whether this visitor does. */
  ask(): Promise<void>;
}

/** Following one business, as one viewer sees it; works as a like does. */
export function createFollow(client: Client, businessID: string): Follow {
  const store = createOptimistic(
    { on: false, count: 0 },
    async (on) => {
      // What these two answer is not part of the seeds: the count is ours to keep.
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
    async ask() {
      const { data } = await client.call(followSummary, { params: { id: businessID }, personal: true });
      store.load({ on: !!data.session, count: data.followersCount });
    },
  };
}
