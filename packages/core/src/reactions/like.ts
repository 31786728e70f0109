import { checkReaction, isUuid, react, reactionSummary, unreact } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { type Client, mayAct } from '../api/client.ts';
import { actingBusiness } from '../session/acting-business.ts';
import { createOptimistic, type Optimistic, type Toggle } from './optimistic.ts';
import { readWithOthers } from './read-with-others.ts';

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

/**
 * The like of one resource by one viewer. Create a new one when the session changes.
 *
 * @example
 * // POST social/reaction/react/product answers { reactionCount: { like: 8 } }
 * const like = createLike(client, { resourceType: 'product', resourceID: 'p-1', count: 7 });
 * like.toggle();
 * like.get(); // { on: true, count: 8 }
 */
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
  /** With the other likes of the page; undefined if this one has to ask alone. */
  const together = async (): Promise<Partial<Toggle> | undefined> => {
    const found = await readWithOthers(client, resourceID.toLowerCase(), actingBusiness(client));
    return found && { on: found.reactionType === 'like', count: found.reactionCount.like };
  };
  const alone = async (isIn: boolean): Promise<Partial<Toggle>> => {
    const mine = isIn
      ? client.call(checkReaction, { params: { resourceID }, query: { businessID: actingBusiness(client) } })
      : undefined;
    const [summary, check] = await Promise.all([
      count === undefined ? client.call(reactionSummary, { params: { id: resourceID } }) : undefined,
      // Without it the heart is empty, which a press corrects.
      mine?.catch(() => undefined),
    ]);
    return {
      ...(summary && { count: summary.data.reactionCount.like }),
      ...(check && { on: check.data.reactionType === 'like' }),
    };
  };
  return {
    ...store,
    toggle() {
      if (mayAct(client)) store.toggle();
    },
    async ask() {
      await client.session?.ready();
      const isIn = !!client.session?.get().token;
      if (!isIn && count !== undefined) return;
      await store.loadFrom(async () => (isUuid(resourceID) && (await together())) || (await alone(isIn)));
    },
  };
}
