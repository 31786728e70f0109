import { isUuid } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';

/** A resource that people like, comment on or follow: the contract's four types, and `user` for public profiles. */
export type Countable = ResourceType | 'user';

/** The type of the resource with this id; null when it is unknown, removed or hidden. Ids are unique over all types. */
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
 * Every call that names a resource asks this first: the resource must exist and be of one of the types.
 * @returns the type that it has
 * @throws Gone when it was removed, because a reader may still have it open; NotFound when it never existed or is hidden
 */
export async function assertExists<Type extends Countable>(db: Db, id: string, ...types: Type[]): Promise<Type> {
  const found = await resourceOf(db, id);
  return types.find((type) => type === found) ?? (found === null ? refuseMissing(db, id, ...types) : fail('NotFound'));
}

/** Like assertExists, and for a comment also what it stands under: nobody sees a comment on a removed post. */
export async function assertReachable<Type extends Countable>(db: Db, id: string, ...types: Type[]): Promise<Type> {
  const type = await assertExists(db, id, ...types);
  if (type !== 'comment') return type;
  const { resourceId, resourceType } = await db
    .selectFrom('comments')
    .select(['resourceId', 'resourceType'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await assertReachable(db, resourceId, resourceType);
  return type;
}

/** @throws Gone when a resource with this id was removed and is of one of the types (of any type when none is given); else NotFound */
export async function refuseMissing(db: Db, id: string, ...types: Countable[]): Promise<never> {
  if (!isUuid(id)) fail('NotFound');
  const { rows } = await sql<{ type: Countable }>`
    select 'business' as type from businesses where id = ${id} and deleted_at is not null
    union all select 'user' from users where id = ${id} and deleted_at is not null
    union all select 'product' from products p where id = ${id} and state = 'published'
    union all select 'post' from posts where id = ${id} and deleted_at is not null
    union all select 'comment' from comments where id = ${id} and deleted_at is not null`.execute(db);
  return fail(rows.some(({ type }) => types.length === 0 || types.includes(type)) ? 'Gone' : 'NotFound');
}

/** The counts of a resource; all zero before the first like, follow or comment. */
export async function countsOf(db: Db, id: string): Promise<{ likes: number; followers: number; comments: number }> {
  const row = await db
    .selectFrom('resourceCounters')
    .select(['likes', 'followers', 'comments'])
    .where('resourceId', '=', id)
    .executeTakeFirst();
  return row ?? { likes: 0, followers: 0, comments: 0 };
}
