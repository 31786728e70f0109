import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db.ts';
import { indexBusinesses, indexPosts, indexProducts, indexUsers } from './index-rows.ts';

const everyMs = 5_000;
/** Minutes that each run looks back: longer than the transaction of a removal. */
const lookBack = 5;
/** Hours that the first run looks back: longer than an API is down. */
const firstLookHours = 48;

/**
 * Removes deleted rows from the search index. The account site deletes accounts, and the businesses that lose their owner with them, but
 * has no access to the search index. Also finds a product that was removed while it was being indexed.
 */
export function unindexRemoved(app: FastifyInstance, { db, search }: Context): void {
  let minutes = firstLookHours * 60;
  const work = async () => {
    const gone = await removedRows(db, minutes);
    minutes = lookBack;
    if (Object.values(gone).every((ids) => ids.length === 0)) return;
    await db.transaction().execute(async (trx) => {
      await indexUsers(trx, search, gone.users);
      await indexBusinesses(trx, search, gone.businesses);
      await indexProducts(trx, search, gone.products);
      await indexPosts(trx, search, gone.posts);
    });
  };
  repeatEvery(app, { everyMs, work, failure: 'what was removed could not leave the index' });
}

/** Rows removed in the last `minutes` that the index still holds. */
export async function removedRows(db: Db, minutes: number) {
  const { rows } = await sql<{ kind: 'users' | 'businesses' | 'products' | 'posts'; id: string }>`
    with lately as (select now() - make_interval(mins => ${minutes}) as since)
    select 'users' as kind, u.id from users u, lately where u.deleted_at > since
      and exists (select from search_document d where d.id = u.id)
    union all select 'businesses', b.id from businesses b, lately where b.deleted_at > since
      and exists (select from search_document d where d.id = b.id)
    union all select 'products', p.id from products p join businesses b on b.id = p.business_id, lately
      where greatest(p.deleted_at, b.deleted_at) > since and exists (select from search_document d where d.id = p.id)
    union all select 'posts', o.id from posts o join users u on u.id = o.author_user_id, lately
      where greatest(o.deleted_at, u.deleted_at) > since
      and exists (select from search_document d where d.id = o.id)`.execute(db);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { users: of('users'), businesses: of('businesses'), products: of('products'), posts: of('posts') };
}
