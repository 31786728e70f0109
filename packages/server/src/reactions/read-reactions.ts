import type { reactionTypes } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { usableRoleIn } from '../businesses/roles.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { shownAmong } from '../resources/resource.ts';
import { likesOf } from './likes.ts';

interface Row {
  readonly id: string;
  readonly likes: number | null;
  readonly reactionType: (typeof reactionTypes)[number] | null;
}

/** Reactions of a page's resources in the order of the request, each once. */
export const readReactions: Handler<'readReactions'> = async ({ query, viewer }, context) => {
  const db = readerFor(context, viewer);
  // Counts are public: the reactions of a business for which the viewer may not speak are left out.
  const maySpeak = !query.businessID || (await usableRoleIn(db, viewer, query.businessID)) !== null;
  const actor = maySpeak ? (query.businessID ?? viewer?.userID ?? null) : null;
  const ids = [...new Set(query.ids.toLowerCase().split(','))];
  const { rows } = await sql<Row>`
    select r.id, c.likes, mine.reaction_type
    from ${shownAmong(ids)} r
    left join resource_counters c on c.resource_id = r.id
    left join reactions mine on mine.resource_id = r.id and mine.actor_id = ${actor}::uuid
    where r.type <> 'user'`.execute(db);
  const byID = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byID.get(id);
    if (row === undefined) return [];
    const { likes, reactionType } = row;
    return [{ resourceID: id, ...likesOf(likes), ...(reactionType && { reactionType }) }];
  });
};
