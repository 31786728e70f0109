import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { inTransaction } from '../db.ts';
import { indexBusinesses, indexProducts } from '../search/indexing/index-rows.ts';

const everyMs = 60_000;

/** Removes boosts from the search index that ended between `since` and `now`. */
export async function endBoosts({ db, search }: Pick<Context, 'db' | 'search'>, since: Date, now: Date): Promise<void> {
  const ended = await db
    .selectFrom('boosts')
    .select(['businessId', 'productId'])
    .where('endsAt', '>', since)
    .where('endsAt', '<=', now)
    .execute();
  if (ended.length === 0) return;
  await inTransaction(db, async (trx) => {
    await indexBusinesses(
      trx,
      search,
      ended.flatMap(({ businessId, productId }) => (productId === null ? [businessId] : [])),
    );
    await indexProducts(
      trx,
      search,
      ended.flatMap(({ productId }) => (productId === null ? [] : [productId])),
    );
  });
}

/** Once a minute, removes ended boosts from the index (the first run goes two days back). */
export function watchBoosts(app: FastifyInstance, context: Context): void {
  let since = new Date(Date.now() - 2 * 86_400_000);
  const work = async () => {
    const now = new Date();
    await endBoosts(context, since, now);
    since = new Date(now.getTime() - everyMs);
  };
  repeatEvery(app, { everyMs, work, failure: 'boosts that ended could not leave the index' });
}
