import { isUuid } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
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
 * The one rule of what is gone: what a call is about, or whom it is for, must be there and be what the call says. Answers which of the
 * types it is.
 * @throws Gone for what was removed, as who has it open elsewhere will want to know; NotFound for what never was, or is hidden
 */
export async function mustBeThere<Type extends Countable>(db: Db, id: string, ...types: Type[]): Promise<Type> {
  const found = await resourceOf(db, id);
  return types.find((type) => type === found) ?? (found === null ? notThere(db, id, ...types) : fail('NotFound'));
}

/** The same for an act, whose reader must be there: nobody finds what stands under a comment on something that is gone. */
export async function mustBeReachable<Type extends Countable>(db: Db, id: string, ...types: Type[]): Promise<Type> {
  const type = await mustBeThere(db, id, ...types);
  if (type !== 'comment') return type;
  const { resourceId, resourceType } = await db
    .selectFrom('comments')
    .select(['resourceId', 'resourceType'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await mustBeReachable(db, resourceId, resourceType);
  return type;
}

/** @throws Gone for what was removed and is of these types, or of any when none are named; else NotFound */
export async function notThere(db: Db, id: string, ...types: Countable[]): Promise<never> {
  if (!isUuid(id)) fail('NotFound');
  const { rows } = await sql<{ type: Countable }>`
    select 'business' as type from businesses where id = ${id} and deleted_at is not null
    union all select 'user' from users where id = ${id} and deleted_at is not null
    union all select 'product' from products p where id = ${id} and state = 'published'
    union all select 'post' from posts where id = ${id} and deleted_at is not null
    union all select 'comment' from comments where id = ${id} and deleted_at is not null`.execute(db);
  return fail(rows.some(({ type }) => types.length === 0 || types.includes(type)) ? 'Gone' : 'NotFound');
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
