import { boostDays } from '@wbn/contract';
import { sql } from '@wbn/database';
import type { Db, Trx } from '../db.ts';
import { inTransaction } from '../db.ts';

export interface VisibilityCounts {
  /** Businesses or products that a page showed among others. */
  shown(ids: readonly string[]): void;
  /** One search found these businesses, or products of theirs. */
  found(businessIDs: Iterable<string>): void;
  /** Somebody opened the page of a business, or of one of its products. */
  opened(businessID: string, productID?: string): void;
  /** Writes all counts. A failed write keeps them for the next one. */
  write(): Promise<void>;
}

/** Days for which hourly counts are kept: a boost, the days that it is compared with, and one day. */
export const countedDays = 2 * boostDays + 1;
/** Days for which daily counts are kept: two periods of the longest report, and one day. */
export const figureDays = 731;

type Resource = { impressions: number; clicks: number };
type Business = { searches: number; views: number; product_views: number };

/** Adds to the counts of an id. */
function add<Counts extends Record<string, number>>(to: Map<string, Counts>, id: string, more: Counts): void {
  const counts = to.get(id);
  if (counts === undefined) to.set(id, { ...more });
  else for (const [name, value] of Object.entries(more)) (counts as Record<string, number>)[name]! += value;
}

const rowsOf = (counts: ReadonlyMap<string, object>): string =>
  JSON.stringify([...counts].map(([id, count]) => ({ id, ...count })));

/**
 * Counts impressions, searches and views. Counts stay in memory for a few seconds, so that no read waits for a write; a process that
 * ends without closing loses those seconds. No row names a visitor.
 */
export function visibilityCounts(db: Db): VisibilityCounts {
  let resources = new Map<string, Resource>();
  let businesses = new Map<string, Business>();
  return {
    shown: (ids) => {
      for (const id of ids) add(resources, id, { impressions: 1, clicks: 0 });
    },
    found: (businessIDs) => {
      for (const id of new Set(businessIDs)) add(businesses, id, { searches: 1, views: 0, product_views: 0 });
    },
    opened: (businessID, productID) => {
      add(resources, productID ?? businessID, { impressions: 0, clicks: 1 });
      const isProduct = productID !== undefined;
      add(businesses, businessID, { searches: 0, views: isProduct ? 0 : 1, product_views: isProduct ? 1 : 0 });
    },
    async write() {
      if (resources.size === 0 && businesses.size === 0) return;
      const taken = { resources, businesses };
      resources = new Map();
      businesses = new Map();
      try {
        await inTransaction(db, async (trx) => {
          await writeResources(trx, rowsOf(taken.resources));
          await writeBusinesses(trx, rowsOf(taken.businesses));
        });
      } catch (error) {
        for (const [id, count] of taken.resources) add(resources, id, count);
        for (const [id, count] of taken.businesses) add(businesses, id, count);
        throw error;
      }
    },
  };
}

/** Rows are written in the order of their ids, so that two processes cannot deadlock. */
async function writeResources(trx: Trx, rows: string): Promise<void> {
  // Those of businesses that may not boost yet count too: the report of their first boost compares with the days before.
  await sql`insert into visibility_hours as v (resource_id, hour, impressions, clicks)
    select x.id, date_trunc('hour', now()), x.impressions, x.clicks
    from jsonb_to_recordset(${rows}::jsonb) as x (id uuid, impressions bigint, clicks bigint)
    left join products p on p.id = x.id
    join businesses b on b.id = coalesce(p.business_id, x.id)
    order by x.id
    on conflict (resource_id, hour) do update set impressions = v.impressions + excluded.impressions,
      clicks = v.clicks + excluded.clicks`.execute(trx);
  await sql`with counted as (
      select b.id, x.impressions, x.clicks from boosts b
      join jsonb_to_recordset(${rows}::jsonb) as x (id uuid, impressions bigint, clicks bigint)
        on coalesce(b.product_id, b.business_id) = x.id
      where b.ends_at > now() order by b.id for update of b)
    update boosts b set impressions = b.impressions + c.impressions, clicks = b.clicks + c.clicks
    from counted c where b.id = c.id`.execute(trx);
}

const writeBusinesses = (trx: Trx, rows: string) =>
  sql`insert into business_days as d (business_id, day, searches, views, product_views)
    select x.id, (now() at time zone 'UTC')::date, x.searches, x.views, x.product_views
    from jsonb_to_recordset(${rows}::jsonb) as x (id uuid, searches bigint, views bigint, product_views bigint)
    join businesses b on b.id = x.id
    order by x.id
    on conflict (business_id, day) do update set searches = d.searches + excluded.searches,
      views = d.views + excluded.views, product_views = d.product_views + excluded.product_views`.execute(trx);
