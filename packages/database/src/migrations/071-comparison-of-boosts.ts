import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * A boost keeps the counts of the three days before it, because the hourly counts are deleted. Without a value these days were not counted.
 * Earlier boosts take theirs from the hourly counts that are still there.
 */
export const comparisonOfBoosts: Migration = {
  up: runSql(`
alter table boosts add column impressions_before bigint, add column clicks_before bigint;
update boosts b set (impressions_before, clicks_before) = (
  select coalesce(sum(h.impressions), 0), coalesce(sum(h.clicks), 0) from visibility_hours h
  where h.resource_id = coalesce(b.product_id, b.business_id) and h.hour < date_trunc('hour', b.starts_at)
    and h.hour >= date_trunc('hour', b.starts_at) - interval '3 days')
where b.starts_at > now() - interval '57 days';
`),
};
