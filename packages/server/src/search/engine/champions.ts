import { type QueryExecutorProvider, sql } from 'kysely';
import { addChampions } from './champion-upkeep.ts';
import type { Transactor } from './refresh.ts';
import { inScope } from './scope-condition.ts';
import { impact } from './score.ts';
import { scopes } from './statistics.ts';

/**
 * The best documents of each common lexeme, so that a search for it need not score all of them. A list is complete down to its
 * threshold at every moment a reader may use it; see the README for why that holds while others write.
 */

/** Rarer lexemes are scored whole in a few milliseconds. */
export const COMMON = 4_000;
export const LENGTH = 600;
/** Polls of a twentieth of a second before giving up on a transaction that does not end. */
const PATIENCE = 1_200;

/** Waits until every transaction that is writing now has ended; blocks no one. */
async function writersToEnd(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    db,
  );
  const next = rows[0]?.next ?? '0';
  for (let poll = 0; poll < PATIENCE; poll += 1) {
    const ended = await sql<{ done: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as done`.execute(db);
    if (ended.rows[0]?.done) return true;
    await sql`select pg_sleep(0.05)`.execute(db);
  }
  return false;
}

async function build(db: Transactor, scope: string, lexeme: string, generation: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      insert into search_champion_list (lexeme, scope, generation, threshold, avg_a, avg_b, avg_c, avg_d)
      select ${lexeme}, ${scope}, ${generation}::bigint, 0, s.avg_a, s.avg_b, s.avg_c, s.avg_d
      from search_scope s where s.scope = split_part(${scope}, ':', 1)`.execute(trx);
    await sql`
      with best as materialized (
        select d.id, d.seq, ${impact(sql`quote_literal(${lexeme})::tsquery`)} as score
        from search_document d, search_champion_list l
        where ${inScope(scope)} and d.vec @@ quote_literal(${lexeme})::tsquery
          and l.lexeme = ${lexeme} and l.scope = ${scope} and l.generation = ${generation}::bigint
        order by score desc, d.id limit ${LENGTH}
      ), kept as (
        insert into search_champion (scope, lexeme, generation, score, id, seq)
        select ${scope}, ${lexeme}, ${generation}::bigint, score, id, seq from best
      )
      update search_champion_list set threshold = (select min(score) from best)
      where lexeme = ${lexeme} and scope = ${scope} and generation = ${generation}::bigint
        and exists (select from best)`.execute(trx);
  });
}

async function discard(db: QueryExecutorProvider, lists: ReturnType<typeof sql<boolean>>): Promise<void> {
  await sql`
    with gone as (delete from search_champion_list where ${lists} returning lexeme, scope, generation)
    delete from search_champion c using gone
    where c.lexeme = gone.lexeme and c.scope = gone.scope and c.generation = gone.generation`.execute(db);
}

/**
 * First step: a number above the seq of every document that is committed once this has ended. Undefined if some transaction wouldn't
 * end.
 */
export async function startGeneration(db: QueryExecutorProvider): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select nextval('search_change')::text as at`.execute(db);
  return (await writersToEnd(db)) ? rows[0]?.at : undefined;
}

/** Second step: the lists, not yet for readers. Whoever writes after this sees them and adds to them. */
export async function buildLists(db: Transactor, generation: string): Promise<void> {
  const { rows } = await sql<{ scope: string; lexeme: string }>`
    select scope, lexeme from search_lexeme
    where scope = any(${scopes}::text[]) and df > ${COMMON} and lexeme !~ '^[+=#~]'`.execute(db);
  for (const { scope, lexeme } of rows) await build(db, scope, lexeme, generation);
}

/** Last step: adds what was written while the lists were built, then lets readers use them in place of the older ones. */
export async function makeValid(db: QueryExecutorProvider, generation: string): Promise<void> {
  const mine = sql<boolean>`generation = ${generation}::bigint`;
  if (!(await writersToEnd(db))) return discard(db, mine);
  await addChampions(db, sql`d.seq > ${generation}::bigint`);
  await sql`update search_champion_list set valid = true where ${mine}`.execute(db);
  await discard(db, sql<boolean>`generation < ${generation}::bigint`);
}

export async function refreshChampions(db: Transactor): Promise<void> {
  const generation = await startGeneration(db);
  if (generation === undefined) return;
  await buildLists(db, generation);
  await makeValid(db, generation);
}
