import { sql } from '@wbn/database';
import type { Db } from '../context.ts';

/** A call that carries an Idempotency-Key: by whom, under which key, and what it asks. */
export interface KeyedCall {
  /** 'user:<id>' or 'ip:<address>'. */
  readonly caller: string;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  readonly requestHash: Buffer;
}

export interface KeptAnswer {
  readonly call: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly answer: string;
}

/** The answer that was kept for the key, for 24 hours. */
export async function keptAnswer(db: Db, caller: string, key: string): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['call', 'requestHash', 'status', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('state', '=', 'done')
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { ...row, status: row.status ?? 200, answer: row.answer ?? '' };
}

/** Keeps an answer; one that is there already stays. */
export async function keepAnswer(db: Db, keyed: KeyedCall, status: number, answer: string): Promise<void> {
  const done = { ...keyed, state: 'done' as const, status, answer };
  await db
    .insertInto('idempotencyKeys')
    .values(done)
    .onConflict((conflict) =>
      conflict
        .constraint('idempotency_keys_pkey')
        .doUpdateSet({ ...done, createdAt: sql<Date>`now()`, expiresAt: sql<Date>`now() + interval '24 hours'` })
        .where('idempotencyKeys.expiresAt', '<=', sql<Date>`now()`),
    )
    .execute();
}

/** False when the same key of the same caller is at work elsewhere, in this process or another. Held until the transaction ends. */
export async function tryLock(trx: Db, { caller, key }: KeyedCall): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${caller}:${key}`}, 0)) as locked`.execute(trx);
  return rows[0]?.locked ?? false;
}

/** Forgets what is older than its 24 hours. */
export async function pruneAnswers(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where expires_at < now()`.execute(db);
}
