import { isUuid } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../context.ts';
import { fail } from '../fail.ts';

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

/**
 * The thing that an act is about must be there, and be what the act says.
 * @throws Gone for what was removed, as who has it open elsewhere will want to know; NotFound for what never was, or is hidden
 */
export async function mustBeThere(db: Db, id: string, type: ResourceType): Promise<void> {
  const found = await resourceOf(db, id);
  if (found === type) return;
  fail(found === null && (await wasRemoved(db, id)) ? 'Gone' : 'NotFound');
}

async function wasRemoved(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rows } = await sql`
    select from businesses where id = ${id} and deleted_at is not null
    union all select from products p where id = ${id} and state = 'published'
    union all select from posts where id = ${id} and deleted_at is not null
    union all select from comments where id = ${id} and deleted_at is not null`.execute(db);
  return rows.length > 0;
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
