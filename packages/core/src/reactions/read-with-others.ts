import { maxReactions, readReactions } from '@wbn/contract';
import { createBatch } from '../api/batch.ts';
import type { AnswerOf } from '../api/types.ts';

type Reactions = AnswerOf<typeof readReactions>['data'][number];

/** Likes that are asked for in one turn, by the same actor, share a call. The group is the acting business, '' for the user. */
export const readWithOthers = createBatch<Reactions>(maxReactions, async (client, ids, businessID) => {
  const query = { ids: ids.join(), businessID: businessID || undefined };
  const { data } = await client.call(readReactions, { query, personal: true });
  return new Map(data.map((one) => [one.resourceID, one]));
});
