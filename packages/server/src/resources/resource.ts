import { isUuid } from '@wbn/contract';
import type { ResourceType } from '@wbn/contract/shapes';
import { type RawBuilder, sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { onShownTimeline } from '../posts/shown-timeline.ts';
import { mayAct } from '../users/may-act.ts';

/** Resources that can be liked, commented on or followed: the contract's four types, and `user` for public profiles. */
export type Countable = ResourceType | 'user';

/** SQL of resources (id, type) that are neither unknown nor removed nor hidden, without a look at what stands above a comment. */
const shownAlone = (ids: RawBuilder<unknown>) => sql`
  select id, 'business' as type from businesses where id = ${ids} and deleted_at is null
  union all select id, 'product' from products p where id = ${ids} and deleted_at is null and state = 'published'
    and exists (select from businesses b where b.id = p.business_id and b.deleted_at is null)
  union all select id, 'post' from posts where id = ${ids} and deleted_at is null and ${onShownTimeline('posts')}
  union all select id, 'comment' from comments where id = ${ids} and deleted_at is null
  union all select id, 'user' from users where id = ${ids} and ${mayAct('users')}`;

/**
 * SQL of the resources (id, type) among some ids that are shown. A comment is shown if all comments above it and what they are about are.
 * Ids are unique across all types.
 */
export const shownAmong = (ids: readonly string[]) => sql`(
  with alone as materialized (${shownAlone(sql`any(${ids}::uuid[])`)}),
  roots as materialized (
    select alone.id as comment, root.id, root.type from alone, comment_root(alone.id) root
    where alone.type = 'comment' and root.is_whole)
  select id, type from alone where type <> 'comment'
  union all select comment, 'comment' from roots
    join (${shownAlone(sql`any(array(select id from roots))`)}) shown using (id, type))`;

interface Root {
  readonly comment: string;
  readonly type: ResourceType;
  readonly id: string;
  /** Comments from the resource down to this one. */
  readonly depth: number;
  /** No comment between was removed. */
  readonly isWhole: boolean;
}

/** The posts, products and businesses that comments stand under in the end. */
export const rootsOf = async (db: Db, comments: readonly string[]): Promise<Root[]> =>
  (
    await sql<Root>`
      select asked.id as comment, root.type, root.id, root.depth, root.is_whole
      from unnest(${comments}::uuid[]) asked(id), comment_root(asked.id) root`.execute(db)
  ).rows;

/** The type of a resource by id; null if it is not shown. */
export async function resourceOf(db: Db, id: string): Promise<Countable | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{ type: Countable }>`select type from ${shownAmong([id])} shown`.execute(db);
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

/** @throws Gone if a resource of one of the types (of any type if none is given) was removed; otherwise NotFound */
export async function refuseMissing(db: Db, id: string, ...types: Countable[]): Promise<never> {
  if (!isUuid(id)) fail('NotFound');
  const { rows } = await sql<{ type: Countable }>`
    select 'business' as type from businesses where id = ${id} and deleted_at is not null
    union all select 'user' from users where id = ${id} and deleted_at is not null
    union all select 'product' from products p where id = ${id} and state = 'published'
    union all select 'post' from posts where id = ${id} and deleted_at is not null
    union all select 'comment' from comments where id = ${id} and deleted_at is not null`.execute(db);
  if (rows.some(({ type }) => types.length === 0 || types.includes(type))) fail('Gone');
  const [root] = types.length === 0 || types.includes('comment') ? await rootsOf(db, [id]) : [];
  if (root === undefined) fail('NotFound');
  return root.isWhole ? refuseMissing(db, root.id, root.type) : fail('Gone');
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
