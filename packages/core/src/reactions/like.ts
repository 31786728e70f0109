import { checkReaction, react, reactionSummary, unreact } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { type Client, mayAct } from '../api/client.ts';
import { createOptimistic, type Optimistic, type Toggle } from './optimistic.ts';

export interface LikeOptions {
  readonly resourceType: ResourceType;
  readonly resourceID: string;
  /** The count from the card; loaded if missing. */
  readonly count?: number | undefined;
}

export interface Like extends Optimistic {
  /** Loads a missing count and, with a session, whether this visitor likes it. */
  ask(): Promise<void>;
}

/** The business that the visitor acts as; undefined for the user. */
export const actingBusiness = (client: Client): string | undefined => {
  const { actor, userID } = client.session?.get() ?? {};
  return actor === userID ? undefined : actor;
};

/** The like of one resource by one viewer. Create a new one when the session changes. */
export function createLike(client: Client, { resourceType, resourceID, count }: LikeOptions): Like {
  const store = createOptimistic(
    { on: false, count: count ?? 0 },
    async (on) => {
      const businessID = actingBusiness(client);
      const { data } = on
        ? await client.call(react, { params: { resourceType }, body: { resourceID, businessID, reactionType: 'like' } })
        : await client.call(unreact, { params: { resourceType }, body: { resourceID, businessID } });
      return data?.reactionCount?.like;
    },
    client.options.hooks?.onError,
  );
  return {
    ...store,
    toggle() {
      if (mayAct(client)) store.toggle();
    },
    async ask() {
      await client.session?.ready();
      const mine = client.session?.get().token
        ? client.call(checkReaction, { params: { resourceID }, query: { businessID: actingBusiness(client) } })
        : undefined;
      const [summary, check] = await Promise.all([
        count === undefined ? client.call(reactionSummary, { params: { id: resourceID } }) : undefined,
        // Without it the heart is empty, which a press corrects.
        mine?.catch(() => undefined),
      ]);
      const state: { -readonly [K in keyof Toggle]?: Toggle[K] } = {};
      if (summary) state.count = summary.data.reactionCount.like;
      if (check) state.on = check.data.reactionType === 'like';
      store.load(state);
    },
  };
}
