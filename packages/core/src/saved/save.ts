import { checkSaved, saveItem, unsaveItem } from '@wbn/contract';
import type { SavedItem } from '@wbn/contract/shapes';
import { type Client, mayAct } from '../api/client.ts';
import { createOptimistic, type Optimistic } from '../reactions/optimistic.ts';

export interface Save extends Optimistic {
  /** Loads whether the visitor has saved it. */
  ask(): Promise<void>;
}

/**
 * Saving of one business or product by one viewer; works like a like. Its count is 1 or 0.
 *
 * @example
 * // GET user/saved/b-1 answers { saved: true }
 * const save = createSave(client, 'business', 'b-1');
 * await save.ask();
 * save.get().on; // true
 */
export function createSave(client: Client, resourceType: SavedItem['resourceType'], resourceID: string): Save {
  const store = createOptimistic(
    { on: false, count: 0 },
    async (on) => {
      const { data } = await client.call(on ? saveItem : unsaveItem, { body: { resourceType, resourceID } });
      return data.saved ? 1 : 0;
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
        const { data } = await client.call(checkSaved, { params: { id: resourceID } });
        return { on: data.saved, count: data.saved ? 1 : 0 };
      }),
  };
}
