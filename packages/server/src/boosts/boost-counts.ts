import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

export interface BoostCounts {
  /** Businesses or products that a page of results showed. */
  shown(ids: readonly string[]): void;
  /** One that was opened. */
  opened(id: string): void;
  /** Adds what was counted to the boosts that run now. */
  write(): Promise<void>;
}

/** Days for which hourly counts are kept. */
export const countedDays = 60;

/**
 * Counts the impressions and clicks of boosted results for their report. Counts stay in memory for a few seconds, so that no search waits
 * for a write.
 */
export function boostCounts(db: Db): BoostCounts {
  let counts = new Map<string, { impressions: number; clicks: number }>();
  const add = (id: string, kind: 'impressions' | 'clicks') => {
    const count = counts.get(id) ?? { impressions: 0, clicks: 0 };
    count[kind] += 1;
    counts.set(id, count);
  };
  return {
    shown: (ids) => {
      for (const id of ids) add(id, 'impressions');
    },
    opened: (id) => add(id, 'clicks'),
    async write() {
      if (counts.size === 0) return;
      const rows = [...counts].map(([id, count]) => ({ id, ...count }));
      counts = new Map();
      await sql`update boosts b set impressions = b.impressions + x.impressions, clicks = b.clicks + x.clicks
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, impressions bigint, clicks bigint)
        where b.ends_at > now() and coalesce(b.product_id, b.business_id) = x.id`.execute(db);
      // Count only resources of businesses that may boost. The report compares with the hours before the boost, so these count too.
      await sql`insert into visibility_hours as v (resource_id, hour, impressions, clicks)
        select x.id, date_trunc('hour', now()), x.impressions, x.clicks
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, impressions bigint, clicks bigint)
        left join products p on p.id = x.id
        join businesses b on b.id = coalesce(p.business_id, x.id) and b.subscription <> 'standard'
        order by x.id
        on conflict (resource_id, hour) do update set impressions = v.impressions + excluded.impressions,
          clicks = v.clicks + excluded.clicks`.execute(db);
    },
  };
}
