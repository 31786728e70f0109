import { isUuid } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { onShownTimeline } from '../posts/shown-timeline.ts';

/** Resources that can be liked, commented on or followed: the contract's four types, and `user` for public profiles. */
export type Countable = ResourceType | 'user';

/** The type of a resource by id; null if it is unknown, removed or hidden. Ids are unique across all types. */
export async function resourceOf(db: Db, id: string): Promise<Countable | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{ type: Countable }>`
    select 'business' as type from businesses where id = ${id} and deleted_at is null
    union all select 'product' from products p where id = ${id} and deleted_at is null and state = 'published'
      and exists (select from businesses b where b.id = p.business_id and b.deleted_at is null)
    union all select 'post' from posts where id = ${id} and deleted_at is null and ${onShownTimeline('posts')}
    union all select 'comment' from comments where id = ${id} and deleted_at is null
    union all select 'user' from users where id = ${id} and deleted_at is null and suspended_at is null
    limit 1`.execute(db);
  return rows[0]?.type ?? null;
}

/**
 * Checks that a resource exists and has one of the types. Every call that names a resource uses it.
 * @returns its type
 * @throws Gone if it was removed, because a reader may still have it open; NotFound if it never existed or is hidden
 */
export async function assertExists<Type extends Countable>(db: Db, id: string, ...types: Type[]): Promise<Type> {
  const found = await resourceOf(db, id);
  return types.find((type) => type === found) ?? (found === null ? refuseMissing(db, id, ...types) : fail('NotFound'));
}

/** Like assertExists; for a comment also checks its resource, because comments of a removed post are not shown. */
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

/** @throws Gone if a resource of one of the types (of any type if none is given) was removed; otherwise NotFound */
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
