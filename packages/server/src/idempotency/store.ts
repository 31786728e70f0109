import { sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** A call that carries an Idempotency-Key: by whom, under which key, and what it asks. */
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

/** The answer that was kept for the key, for 24 hours. */
export async function keptAnswer(db: Db, caller: string, key: string): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['call', 'requestHash', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('state', '=', 'done')
    // An earlier release also kept refusals.
    .where('status', '=', 200)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && { ...row, answer: row.answer ?? '' };
}

/**
 * Keeps the answer of a call that succeeded; one that is there already stays. A refusal is never kept: it changed nothing, and its cause
 * can pass (an address is confirmed, a plan gets room, a business comes back), so a repeat is simply tried again.
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

/** Seconds after which a worker that has not answered is taken for dead: longer than a call may take. */
const turn = 12;

/** Whether this repeat of the key is the one to do the work. */
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

/** Lets the next repeat try. */
export const yieldTurn = async (db: Db, { caller, key }: KeyedCall): Promise<void> => {
  await sql`delete from idempotency_keys where caller = ${caller} and key = ${key} and state = 'running'`.execute(db);
};

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
