import { isUuid } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../context.ts';

/** What may be liked, commented or counted: `user` beside the four of the contract, for public profiles. */
export type Countable = ResourceType | 'user';

/** What an id is the id of; null when it is unknown, removed or hidden. Ids are unique over all kinds. */
export async function resourceOf(db: Db, id: string): Promise<Countable | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{ type: Countable }>`
    select 'business' as type from businesses where id = ${id} and deleted_at is null
    union all select 'product' from products p where id = ${id} and deleted_at is null and state = 'published'
      and exists (select from businesses b where b.id = p.business_id and b.deleted_at is null)
    union all select 'post' from posts where id = ${id} and deleted_at is null
    union all select 'comment' from comments where id = ${id} and deleted_at is null
    union all select 'user' from users where id = ${id} and deleted_at is null and suspended_at is null
    limit 1`.execute(db);
  return rows[0]?.type ?? null;
}

/** Its counts; all zero for what nobody touched yet. */
export async function countsOf(db: Db, id: string): Promise<{ likes: number; followers: number; comments: number }> {
  const row = await db
    .selectFrom('resourceCounters')
    .select(['likes', 'followers', 'comments'])
    .where('resourceId', '=', id)
    .executeTakeFirst();
  return row ?? { likes: 0, followers: 0, comments: 0 };
}
