import { type Database, type Kysely, sql } from '@wbn/database';
import type { Bucket, Limiter, Taken } from './limiter.ts';

interface Near {
  readonly bucket: Bucket;
  tokens: number;
  /** Milliseconds. */
  at: number;
  /** Tokens taken here since the last synchronisation. */
  taken: number;
}

/** Buckets per statement. */
const atOnce = 200;
/** Most buckets in memory; beyond that the oldest are dropped, which resets a limit for a moment at most. */
const maximum = 100_000;

/**
 * Token buckets in this process's memory, for calls so frequent that a database write each would cost more than the answer. Processes
 * synchronise every second: together they exceed a limit by at most the requests of that second.
 */
export function nearLimiter(db: Kysely<Database>, now: () => number = () => performance.now()): Limiter {
  const buckets = new Map<string, Near>();
  const refill = (near: Near): void => {
    const time = now();
    const { burst, seconds } = near.bucket;
    near.tokens = Math.min(burst, near.tokens + ((time - near.at) / 1000) * (burst / seconds));
    near.at = time;
  };
  const take = async (bucket: Bucket, count = 1): Promise<Taken> => {
    const near = buckets.get(bucket.name) ?? { bucket, tokens: bucket.burst, at: now(), taken: 0 };
    buckets.set(bucket.name, near);
    refill(near);
    const allowed = near.tokens >= count;
    if (allowed) {
      near.tokens -= count;
      near.taken += count;
    }
    const missing = allowed ? bucket.burst - near.tokens : count - near.tokens;
    return {
      allowed,
      remaining: Math.max(0, Math.floor(near.tokens)),
      reset: Math.max(allowed ? 0 : 1, Math.ceil((missing * bucket.seconds) / bucket.burst)),
    };
  };
  const compareSome = async (some: readonly Near[]): Promise<void> => {
    const told = some.map((near) => {
      const { taken } = near;
      near.taken = 0;
      return { near, taken };
    });
    try {
      const left = await tell(db, told);
      for (const { near } of told) {
        const shared = left.get(near.bucket.name);
        // The result does not include requests that were counted while it was on its way.
        if (shared !== undefined) near.tokens = Math.min(near.bucket.burst, shared - near.taken);
      }
    } catch (error) {
      for (const { near, taken } of told) near.taken += taken;
      throw error;
    }
  };
  const compare = async (): Promise<void> => {
    const used = [...buckets.values()].filter(({ taken }) => taken > 0);
    for (let from = 0; from < used.length; from += atOnce) await compareSome(used.slice(from, from + atOnce));
    for (const [name, near] of buckets) {
      refill(near);
      // Full buckets equal missing ones. A Map keeps insertion order, so the first are the oldest.
      if ((near.tokens >= near.bucket.burst || buckets.size > maximum) && near.taken === 0) buckets.delete(name);
    }
  };
  return { take, compare, prune: async () => {} };
}

/** Reports local counts; returns the remaining tokens of each bucket over all processes. */
async function tell(
  db: Kysely<Database>,
  told: readonly { readonly near: Near; readonly taken: number }[],
): Promise<Map<string, number>> {
  const column = (of: (one: (typeof told)[number]) => string | number) => told.map(of);
  const { rows } = await sql<{ name: string; tokens: number }>`
    with told as (
      select * from unnest(${column(({ near }) => near.bucket.name)}::text[], ${column(({ taken }) => taken)}::float8[],
        ${column(({ near }) => near.bucket.burst)}::float8[], ${column(({ near }) => near.bucket.seconds)}::float8[])
        as t(name, taken, burst, seconds)
    )
    insert into rate_limit_buckets as b (bucket, tokens, updated_at, expires_at)
    select name, burst - taken, clock_timestamp(), clock_timestamp() + make_interval(secs => seconds) from told order by name
    on conflict (bucket) do update set
      tokens = (
        select greatest(-t.burst, least(t.burst, b.tokens
          + greatest(0, extract(epoch from clock_timestamp() - b.updated_at)) * t.burst / t.seconds) - t.taken)
        from told t where t.name = excluded.bucket
      ),
      updated_at = greatest(b.updated_at, clock_timestamp()),
      expires_at = excluded.expires_at
    returning b.bucket as name, b.tokens`.execute(db);
  return new Map(rows.map(({ name, tokens }) => [name, tokens]));
}

/** Routes each bucket to its limiter. */
export const routedLimiter = (exact: Limiter, near: Limiter): Limiter => ({
  take: (bucket, count) => (bucket.isNear ? near : exact).take(bucket, count),
  compare: near.compare,
  prune: exact.prune,
});
