import { type Database, type Kysely, sql } from '@wbn/database';
import { type Bucket, type Limiter, postgresLimiter, type Taken } from './limiter.ts';

interface CountedBucket {
  readonly bucket: Bucket;
  tokens: number;
  /** Milliseconds. */
  at: number;
  /** Tokens taken here since the last synchronisation, less those that were given back. */
  taken: number;
  /** Pending while the database counts a request of this bucket; later requests wait, so that one process is exact. */
  asking?: Promise<unknown> | undefined;
}

/** Buckets per statement. */
const atOnce = 200;
/** Most buckets in memory; beyond that the oldest are dropped, which resets a limit for a moment at most. */
const maximum = 100_000;
/** Between two synchronisations a process grants at most this part of the remaining tokens without asking the database. */
const share = 1 / 8;

/**
 * Token buckets in this process's memory, for calls so frequent that a database write each would cost more than the answer. A process grants
 * an eighth of the remaining tokens by itself; beyond that the database counts exactly. Processes synchronise every second. Tokens that
 * several processes granted too many become a debt of the bucket, so the limit holds over time.
 */
export function approximateLimiter(db: Kysely<Database>, now: () => number = () => performance.now()): Limiter {
  const buckets = new Map<string, CountedBucket>();
  const refill = (one: CountedBucket): void => {
    const time = now();
    const { burst, seconds } = one.bucket;
    one.tokens = Math.min(burst, one.tokens + ((time - one.at) / 1000) * (burst / seconds));
    one.at = time;
  };
  const exact = postgresLimiter(db);
  /** Counts a request in the database, together with those that only this process has counted. */
  const ask = async (one: CountedBucket, count: number): Promise<Taken | undefined> => {
    const { taken } = one;
    one.taken = 0;
    try {
      const answer = await exact.take(one.bucket, taken + count);
      if (!answer.allowed) one.taken += taken;
      one.tokens = Math.min(one.tokens - (answer.allowed ? count : 0), answer.remaining - one.taken);
      return { ...answer, remaining: Math.max(0, Math.floor(one.tokens)) };
    } catch {
      // The call itself reports an unreachable database; until then this process counts alone.
      one.taken += taken;
      return undefined;
    }
  };
  const take = async (bucket: Bucket, count = 1): Promise<Taken> => {
    const one = buckets.get(bucket.name) ?? { bucket, tokens: bucket.burst, at: now(), taken: 0 };
    buckets.set(bucket.name, one);
    while (one.asking) await one.asking;
    refill(one);
    if (one.tokens >= count && one.taken + count > (one.tokens + one.taken) * share) {
      const asked = ask(one, count);
      one.asking = asked;
      const answer = await asked;
      one.asking = undefined;
      if (answer) return answer;
    }
    const allowed = one.tokens >= count;
    if (allowed) {
      one.tokens -= count;
      one.taken += count;
    }
    const missing = allowed ? bucket.burst - one.tokens : count - one.tokens;
    return {
      allowed,
      remaining: Math.max(0, Math.floor(one.tokens)),
      reset: Math.max(allowed ? 0 : 1, Math.ceil((missing * bucket.seconds) / bucket.burst)),
    };
  };
  const giveBack = async ({ name }: Bucket, count = 1): Promise<void> => {
    const one = buckets.get(name);
    while (one?.asking) await one.asking;
    // A bucket that is not there is full.
    if (one === undefined) return;
    refill(one);
    one.tokens = Math.min(one.bucket.burst, one.tokens + count);
    one.taken -= count;
  };
  const compareSome = async (some: readonly CountedBucket[]): Promise<void> => {
    const sent = some.map((one) => {
      const { taken } = one;
      one.taken = 0;
      return { one, taken };
    });
    try {
      const left = await synchronise(db, sent);
      for (const { one } of sent) {
        const shared = left.get(one.bucket.name);
        // The result does not include requests that were counted while it was on its way.
        if (shared !== undefined) one.tokens = Math.min(one.bucket.burst, shared - one.taken);
      }
    } catch (error) {
      for (const { one, taken } of sent) one.taken += taken;
      throw error;
    }
  };
  const compare = async (): Promise<void> => {
    const used = [...buckets.values()].filter(({ taken }) => taken !== 0);
    for (let from = 0; from < used.length; from += atOnce) await compareSome(used.slice(from, from + atOnce));
    for (const [name, one] of buckets) {
      refill(one);
      // Full buckets equal missing ones. A Map keeps insertion order, so the first are the oldest.
      if ((one.tokens >= one.bucket.burst || buckets.size > maximum) && one.taken === 0) buckets.delete(name);
    }
  };
  return { take, giveBack, compare, prune: async () => {} };
}

/** Reports local counts; returns the remaining tokens of each bucket over all processes. */
async function synchronise(
  db: Kysely<Database>,
  sent: readonly { readonly one: CountedBucket; readonly taken: number }[],
): Promise<Map<string, number>> {
  const column = (of: (one: (typeof sent)[number]) => string | number) => sent.map(of);
  const { rows } = await sql<{ name: string; tokens: number }>`
    with sent as (
      select * from unnest(${column(({ one }) => one.bucket.name)}::text[], ${column(({ taken }) => taken)}::float8[],
        ${column(({ one }) => one.bucket.burst)}::float8[], ${column(({ one }) => one.bucket.seconds)}::float8[])
        as t(name, taken, burst, seconds)
    )
    insert into rate_limit_buckets as b (bucket, tokens, updated_at, expires_at)
    select name, least(burst, burst - taken), clock_timestamp(), clock_timestamp() + make_interval(secs => seconds) from sent order by name
    on conflict (bucket) do update set
      tokens = (
        select greatest(-t.burst, least(t.burst, least(t.burst, b.tokens
          + greatest(0, extract(epoch from clock_timestamp() - b.updated_at)) * t.burst / t.seconds) - t.taken))
        from sent t where t.name = excluded.bucket
      ),
      updated_at = greatest(b.updated_at, clock_timestamp()),
      expires_at = excluded.expires_at
    returning b.bucket as name, b.tokens`.execute(db);
  return new Map(rows.map(({ name, tokens }) => [name, tokens]));
}

/** Routes each bucket to its limiter. */
export const routedLimiter = (exact: Limiter, approximate: Limiter): Limiter => ({
  take: (bucket, count) => (bucket.isApproximate ? approximate : exact).take(bucket, count),
  giveBack: (bucket, count) => (bucket.isApproximate ? approximate : exact).giveBack(bucket, count),
  compare: approximate.compare,
  prune: exact.prune,
});
