import { type Database, type Kysely, sql } from '@wbn/database';

export interface Bucket {
  /** Whose and for what, e.g. 'search:user:<id>'. */
  readonly name: string;
  readonly burst: number;
  /** In which an empty bucket fills up evenly. */
  readonly seconds: number;
  /** Counted in this process, and compared with the others every second (near-limiter.ts). */
  readonly isNear?: boolean;
}

export interface Taken {
  readonly allowed: boolean;
  /** Whole tokens left. */
  readonly remaining: number;
  /** Seconds until the next token (refused) or until the bucket is full (allowed). */
  readonly reset: number;
}

export interface Limiter {
  /** Takes `count` tokens, one unless more are asked for, or none. */
  take(bucket: Bucket, count?: number): Promise<Taken>;
  /** Of near buckets: tells the database what was taken here, and learns what was taken elsewhere. */
  compare(): Promise<void>;
  /** Removes full buckets: they say the same as no bucket. */
  prune(): Promise<void>;
}

/**
 * Token buckets in PostgreSQL, so that they are exact over any number of processes and reckon with one clock. One statement: the row's
 * lock orders those who come at once, and the update happens only if a whole token is there. The second half only explains a refusal;
 * it may look at the row as it was a moment ago.
 */
export function postgresLimiter(db: Kysely<Database>): Limiter {
  const take = async ({ name, burst, seconds }: Bucket, count = 1): Promise<Taken> => {
    const perSecond = burst / seconds;
    const refilled = sql`least(${burst}::float8, b.tokens
      + greatest(0, extract(epoch from clock_timestamp() - b.updated_at)) * ${perSecond}::float8)`;
    const { rows } = await sql<{ allowed: boolean; tokens: number }>`
      with taken as (
        insert into rate_limit_buckets as b (bucket, tokens, updated_at, expires_at)
        values (${name}, ${burst}::float8 - ${count}::float8, clock_timestamp(), clock_timestamp() + make_interval(secs => ${seconds}))
        on conflict (bucket) do update set
          tokens = ${refilled} - ${count}::float8,
          updated_at = greatest(b.updated_at, clock_timestamp()),
          expires_at = clock_timestamp() + make_interval(secs => ${seconds})
        where ${refilled} >= ${count}::float8
        returning b.tokens
      )
      select true as allowed, tokens from taken
      union all
      select false, ${refilled} from rate_limit_buckets b where b.bucket = ${name} and not exists (select from taken)
    `.execute(db);
    // No row at all: made and emptied by others within this very statement.
    const { allowed, tokens } = rows[0] ?? { allowed: false, tokens: 0 };
    const missing = allowed ? burst - tokens : Math.max(0, count - tokens);
    return {
      allowed,
      remaining: Math.max(0, Math.floor(tokens)),
      reset: Math.max(allowed ? 0 : 1, Math.ceil(missing / perSecond)),
    };
  };
  const prune = async () => {
    await sql`delete from rate_limit_buckets where expires_at < clock_timestamp()`.execute(db);
  };
  return { take, compare: async () => {}, prune };
}

/** For load and fuzz runs (WBN_LIMITS=off). */
export const noLimiter: Limiter = {
  take: async ({ burst }) => ({ allowed: true, remaining: burst, reset: 0 }),
  compare: async () => {},
  prune: async () => {},
};
