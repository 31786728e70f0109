import { sql } from '@wbn/database';
import type { Db } from '../context.ts';

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
        .where((where) =>
          where.or([
            where('idempotencyKeys.expiresAt', '<=', sql<Date>`now()`),
            where('idempotencyKeys.state', '=', 'running'),
          ]),
        ),
    )
    .execute();
}

/** Refusals of a call that was really tried. Not: input to be put right (400), log in first, come again later (409, 429, 5xx). */
export const lasting: readonly number[] = [402, 403, 404, 410, 422];

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
