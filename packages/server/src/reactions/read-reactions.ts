import type { reactionTypes } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { likesOf } from '../businesses/card.ts';
import { shownRoleIn } from '../businesses/roles.ts';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';

interface Row {
  readonly id: string;
  readonly likes: number | null;
  readonly reactionType: (typeof reactionTypes)[number] | null;
}

/** Reactions of a page's resources in the order of the request, each once. */
export const readReactions: Handler<'readReactions'> = async ({ query, viewer }, context) => {
  const db = readerFor(context, viewer);
  // Counts are public: the reactions of a business for which the viewer may not speak are left out.
  const maySpeak = !query.businessID || (await shownRoleIn(db, viewer, query.businessID)) !== null;
  const actor = maySpeak ? (query.businessID ?? viewer?.userID ?? null) : null;
  const { rows } = await sql<Row>`
    select r.id, c.likes, mine.reaction_type
    from unnest(${query.ids.split(',')}::uuid[]) with ordinality asked(id, place)
    join (
      select id from businesses where deleted_at is null
      union all select p.id from products p join businesses b on b.id = p.business_id and b.deleted_at is null
        where p.deleted_at is null and p.state = 'published'
      union all select id from posts where deleted_at is null
      union all select id from comments where deleted_at is null) r on r.id = asked.id
    left join resource_counters c on c.resource_id = r.id
    left join reactions mine on mine.resource_id = r.id and mine.actor_id = ${actor}::uuid
    order by asked.place`.execute(db);
  const byID = new Map(rows.map((row) => [row.id, row]));
  return [...byID.values()].map(({ id, likes, reactionType }) => ({
    resourceID: id,
    ...likesOf(likes),
    ...(reactionType && { reactionType }),
  }));
};
