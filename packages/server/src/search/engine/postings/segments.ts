import { type QueryExecutorProvider, sql } from 'kysely';
import { kinds, partitions, restPartition } from '../documents/partitions.ts';
import { impact } from '../ranking/score.ts';
import type { Transactor } from '../transactor.ts';
import { HALF_RANGE, STEPS } from './postings.ts';

/**
 * Posting lists of common lexemes, in immutable segments: the first segment covers all documents, further ones the writes since. A search
 * adds documents that are newer than the last segment and skips versions in search_gone, so it is always up to date; see the README.
 */

/** A lexeme in more documents of a kind than this is common; the inverted index reads rarer ones in a few milliseconds. */
const LISTED_FROM = 500;
/** Number of polls, 50 ms apart, before giving up on an open transaction. */
const PATIENCE = 1_200;
/** "wbns": advisory lock for publishing statistics and segments. */
export const REFRESH_LOCK = 0x77626e73;

/** Waits until every writing transaction has ended, without blocking others. */
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

/**
 * First step: a seq above every document that is committed now; all transactions that wrote before have ended. Undefined if a transaction
 * does not end.
 */
export async function startSegment(db: QueryExecutorProvider): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select nextval('search_change')::text as at`.execute(db);
  return (await writersToEnd(db)) ? rows[0]?.at : undefined;
}

interface Range {
  base: string;
  after: string;
  upto: string;
}

async function buildPart(db: QueryExecutorProvider, part: string, { base, after, upto }: Range): Promise<void> {
  const mine = sql`part = ${part} and seq > ${after}::bigint and seq <= ${upto}::bigint`;
  await sql`
    insert into search_segment_part (upto, part, documents, seqs)
    select ${upto}::bigint, ${part}, count(*), string_agg(int8send(seq), ''::bytea order by seq)
    from search_document where ${mine} having count(*) > 0`.execute(db);
  await sql`
    insert into search_posting (upto, part, lexeme, body)
    select ${upto}::bigint, ${part}, lexeme, string_agg(int4send(place) || int2send(worth), ''::bytea order by place)
    from (
      select d.place, u.lexeme, (case when u.weights is null then round(${sql.lit(STEPS)} * d.boost)::int * 2
        else round(${sql.lit(STEPS)} * ${impact(sql`quote_literal(u.lexeme)::tsquery`)})::int * 2
          + (u.weights[1] in ('A', 'B'))::int end - ${sql.lit(HALF_RANGE)})::smallint as worth
      from (
        select (row_number() over (order by seq) - 1)::int as place, vec, boost, la, lb, lc, ld
        from search_document where ${mine} offset 0) d
        cross join (select avg_a, avg_b, avg_c, avg_d from search_scope where scope = split_part(${part}, ':', 1)) l
        cross join lateral unnest(d.vec) u
        join search_listed k on k.lexeme = u.lexeme
      where k.base = ${base}::bigint and k.kind = split_part(${part}, ':', 1) offset 0) posted
    group by lexeme`.execute(db);
}

/** Second step: builds the lists from one snapshot, not yet visible to readers. Returns that snapshot. */
export async function buildSegment(db: Transactor, range: Range, listedFrom = LISTED_FROM): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local work_mem = '64MB'`.execute(trx);
    const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(trx);
    await sql`insert into search_segment (upto, after) values (${range.upto}::bigint, ${range.after}::bigint)`.execute(
      trx,
    );
    if (range.base === range.upto)
      await sql`
        insert into search_listed (base, kind, lexeme)
        select ${range.base}::bigint, scope, lexeme from search_lexeme
        where scope = any(${kinds}::text[]) and df > ${listedFrom} and lexeme !~ '^[+#~]'`.execute(trx);
    const rest = await sql<{ part: string }>`select distinct part from ${sql.table(restPartition)}`.execute(trx);
    for (const { part } of [...partitions, ...rest.rows]) await buildPart(trx, part, range);
    return rows[0]?.seen ?? '';
  });
}

async function forget(db: QueryExecutorProvider, which: ReturnType<typeof sql<boolean>>): Promise<void> {
  for (const table of ['search_segment_part', 'search_posting'])
    await sql`delete from ${sql.table(table)} where upto in (select upto from search_segment where ${which})`.execute(
      db,
    );
  await sql`delete from search_listed where base in (select upto from search_segment where ${which})`.execute(db);
  await sql`delete from search_segment where ${which}`.execute(db);
}

/** Last step: publishes the segment, unless another process was faster. A segment of all documents replaces all others. */
export async function makeValid(db: Transactor, { base, after, upto }: Range, seen: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${REFRESH_LOCK}::bigint)`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    const whole = base === upto;
    const outrun = whole
      ? sql`select from search_segment where valid and after = 0 and upto > ${upto}::bigint`
      : sql`select from search_segment where valid having max(upto) is distinct from ${after}::bigint`;
    const { rows } = await sql<{ late: boolean }>`select exists (${outrun}) as late`.execute(trx);
    if (rows[0]?.late) return forget(trx, sql<boolean>`upto = ${upto}::bigint`);
    await sql`update search_segment set valid = true where upto = ${upto}::bigint`.execute(trx);
    if (!whole) return;
    await forget(trx, sql<boolean>`upto <> ${upto}::bigint`);
    // The segment was built without these versions, so it need not skip them.
    await sql`delete from search_gone where pg_visible_in_snapshot(xid, ${seen}::pg_snapshot)`.execute(trx);
  });
}

/** Rebuilds all posting lists. */
export async function rebuildSegments(db: Transactor, listedFrom = LISTED_FROM): Promise<void> {
  const upto = await startSegment(db);
  if (upto === undefined) return;
  const range = { base: upto, after: '0', upto };
  await makeValid(db, range, await buildSegment(db, range, listedFrom));
}

/** Adds a segment with the writes since the last one. */
export async function extendSegments(db: Transactor): Promise<void> {
  const { rows } = await sql<{ base: string | null; after: string | null }>`
    select min(upto)::text as base, max(upto)::text as after from search_segment where valid`.execute(db);
  const { base, after } = rows[0] ?? {};
  if (!base || !after) return;
  const upto = await startSegment(db);
  if (upto === undefined) return;
  const range = { base, after, upto };
  await makeValid(db, range, await buildSegment(db, range));
}
