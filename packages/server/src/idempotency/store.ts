import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** A call with an Idempotency-Key: caller, key and request. */
export interface KeyedCall {
  /** As `callerName` of @wbn/http writes it. */
  readonly caller: string;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  readonly requestHash: Buffer;
}

export interface KeptAnswer {
  readonly call: string;
  readonly requestHash: Buffer;
  readonly answer: string;
}

/** The stored answer of a key; kept for 24 hours. */
export async function keptAnswer(db: Db, caller: string, key: string): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['call', 'requestHash', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('state', '=', 'done')
    // An earlier release also stored refusals.
    .where('status', '=', 200)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { ...row, answer: row.answer ?? '' };
}

/**
 * Stores the answer of a successful call; an answer that exists already stays. Refusals are not stored: they changed nothing, and their
 * cause can disappear (an address is confirmed, a plan gets more room), so a repeat simply runs again.
 */
export async function keepAnswer(db: Db, keyed: KeyedCall, answer: string): Promise<void> {
  const done = { ...keyed, state: 'done' as const, status: 200, answer };
  await db
    .insertInto('idempotencyKeys')
    .values(done)
    .onConflict((conflict) =>
      conflict
        .constraint('idempotency_keys_pkey')
        .doUpdateSet({ ...done, createdAt: sql<Date>`now()`, expiresAt: sql<Date>`now() + interval '24 hours'` })
        .where((where) =>
          where.or([
            where('idempotencyKeys.expiresAt', '<=', sql<Date>`now()`),
            where('idempotencyKeys.state', '=', 'running'),
            where('idempotencyKeys.status', '<>', 200),
          ]),
        ),
    )
    .execute();
}

/** Seconds after which a silent worker counts as dead; longer than the time limit of a call. */
const turn = 12;

/** Whether this request may do the work for its key. */
export async function takeTurn(db: Db, keyed: KeyedCall): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as k (caller, key, call, request_hash)
    values (${keyed.caller}, ${keyed.key}, ${keyed.call}, ${keyed.requestHash})
    on conflict (caller, key) do update set
      call = excluded.call, request_hash = excluded.request_hash, state = 'running', status = null, answer = null,
      created_at = now(), expires_at = now() + interval '24 hours'
    where k.expires_at <= now() or (k.state = 'running' and k.created_at < now() - make_interval(secs => ${turn}))
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Lets the next repeat do the work. */
export const yieldTurn = async (db: Db, { caller, key }: KeyedCall): Promise<void> => {
  await sql`delete from idempotency_keys where caller = ${caller} and key = ${key} and state = 'running'`.execute(db);
};

/** False while the same caller runs a call with the same key, in this or another process. Held until the transaction ends. */
export async function tryLock(trx: Db, { caller, key }: KeyedCall): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency:${caller}:${key}`}, 0)) as locked`.execute(trx);
  return rows[0]?.locked ?? false;
}

/** Deletes answers that are older than 24 hours. */
export async function pruneAnswers(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where expires_at < now()`.execute(db);
}
