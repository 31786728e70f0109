import { type Database, type Kysely, sql } from '@wbn/database';

export interface Bucket {
  /** Owner and purpose, e.g. 'search:user:<id>'. */
  readonly name: string;
  readonly burst: number;
  /** Seconds in which an empty bucket fills up evenly. */
  readonly seconds: number;
  /** Counted in this process and synchronised with the others every second (approximate-limiter.ts). */
  readonly isApproximate?: boolean;
}

export interface Taken {
  readonly allowed: boolean;
  /** Whole tokens left. */
  readonly remaining: number;
  /** Seconds until the next token (if refused) or until the bucket is full (if allowed). */
  readonly reset: number;
}

export interface Limiter {
  /** Takes `count` tokens (default one), or none if there are too few. */
  take(bucket: Bucket, count?: number): Promise<Taken>;
  /** Puts back `count` tokens (default one) that `take` took. */
  giveBack(bucket: Bucket, count?: number): Promise<void>;
  /** For near buckets: reports local counts to the database and reads those of other processes. */
  compare(): Promise<void>;
  /** Removes full buckets, which are equal to missing ones. */
  prune(): Promise<void>;
}

/**
 * Token buckets in PostgreSQL: exact across processes, with one clock. A single statement: the row's lock orders concurrent requests, and
 * the update happens only if there are enough tokens. The second part only explains a refusal and may read a slightly older row.
 */
export function postgresLimiter(db: Kysely<Database>): Limiter {
  const take = async ({ name, burst, seconds }: Bucket, count = 1): Promise<Taken> => {
    const perSecond = burst / seconds;
    const refilled = sql`least(${burst}::float8, b.tokens
      + greatest(0, extract(epoch from clock_timestamp() - b.updated_at)) * ${perSecond}::float8)`;
    const { rows } = await sql<{ allowed: boolean; tokens: number }>`
      with taken as (
        insert into rate_limit_buckets as b (bucket, tokens, updated_at, expires_at)
        select ${name}, ${burst}::float8 - ${count}::float8, clock_timestamp(), clock_timestamp() + make_interval(secs => ${seconds})
        where ${burst}::float8 >= ${count}::float8
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
    // Without a row: `count` is more than the bucket holds, or other requests created and emptied the row during this statement.
    const { allowed, tokens } = rows[0] ?? { allowed: false, tokens: count > burst ? burst : 0 };
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
  const giveBack = async ({ burst, name }: Bucket, count = 1) => {
    const more = sql`least(${burst}::float8, tokens + ${count}::float8)`;
    await sql`update rate_limit_buckets set tokens = ${more} where bucket = ${name}`.execute(db);
  };
  return { take, giveBack, compare: async () => {}, prune };
}

/** For load and fuzz runs (WBN_LIMITS=off). */
export const noLimiter: Limiter = {
  take: async ({ burst }) => ({ allowed: true, remaining: burst, reset: 0 }),
  giveBack: async () => {},
  compare: async () => {},
  prune: async () => {},
};
