import { type QueryExecutorProvider, sql } from 'kysely';
import { kindOfPart, partitions, restPartition } from '../documents/partitions.ts';
import { inScope } from '../query/scope-condition.ts';
import { listWeights, postedImpact } from '../ranking/score.ts';
import type { Transactor } from '../transactor.ts';
import { HALF_RANGE } from './postings.ts';

/**
 * Posting lists of common lexemes, in immutable segments of a partition. New segments cover the writes since the last ones; merge-segments.ts
 * joins them. A search adds documents that are newer than the last segment and skips replaced versions, so it is always up to date; see
 * the README.
 */

/** A lexeme in more documents of a kind than this is common; the inverted index reads rarer ones in a few milliseconds. Marks of filters are listed always, for facets. */
export const LISTED_FROM = 500;
/** Most documents that one statement lists: their postings are sorted in memory, however large the index is. */
const SLICE = 10_000;
/** Number of polls, 50 ms apart, before giving up on an open transaction. */
const PATIENCE = 1_200;

/** Waits until every writing transaction has ended, without blocking others. */
async function writersToEnd(db: QueryExecutorProvider): Promise<boolean> {
  // A number of its own, newer than those of all writers. The end of a snapshot (xmax) may be the number of a writer.
  const { rows } = await sql<{ next: string }>`select pg_current_xact_id()::text as next`.execute(db);
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
async function startSegment(db: QueryExecutorProvider): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select nextval('search_change')::text as at`.execute(db);
  return (await writersToEnd(db)) ? rows[0]?.at : undefined;
}

/** Works on one snapshot; all of it becomes visible at once or, if it fails, nothing. */
export function inSnapshot<Result>(db: Transactor, work: (trx: QueryExecutorProvider) => Promise<Result>) {
  return db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local work_mem = '64MB'`.execute(trx);
    return work(trx);
  });
}

interface Range {
  part: string;
  after: string;
  upto: string;
}

async function addSegment(db: QueryExecutorProvider, { part, after, upto }: Range): Promise<void> {
  const mine = sql`part = ${part} and seq > ${after}::bigint and seq <= ${upto}::bigint`;
  const { rows } = await sql<{ id: string; documents: number }>`
    insert into search_part_segment (part, after, upto, documents, replaced, seqs, gone, marks)
    select ${part}, ${after}::bigint, ${upto}::bigint, held.n, gone.n, held.seqs, gone.seqs, true
    from (select count(*) as n, coalesce(string_agg(int8send(seq), ''::bytea order by seq), ''::bytea) as seqs
        from search_document where ${mine}) held,
      (select count(*) as n, coalesce(string_agg(int8send(seq), ''::bytea order by seq), ''::bytea) as seqs
        from search_replaced where part = ${part} and seq <= ${after}::bigint) gone
    where held.n + gone.n > 0
    returning id::text, documents`.execute(db);
  const [segment] = rows;
  if (!segment || segment.documents === 0) return;
  await sql`
    insert into search_segment_list (segment, lexeme, body)
    select ${segment.id}::bigint, lexeme, string_agg(int4send(place) || int2send(worth), ''::bytea order by place)
    from (
      select d.place, u.lexeme, (${postedImpact(listWeights())} - ${sql.lit(HALF_RANGE)})::smallint as worth
      from (
        select (row_number() over (order by seq) - 1)::int as place, vec, boost, la, lb, lc, ld
        from search_document where ${mine} offset 0) d
        cross join (select avg_a, avg_b, avg_c, avg_d from search_lists where kind = ${kindOfPart(part)}) l
        cross join lateral unnest(d.vec) u
      where u.lexeme like '=%' or u.lexeme in (select lexeme from search_list_word where kind = ${kindOfPart(part)})
      offset 0) posted
    group by lexeme`.execute(db);
}

/** Segments of at most SLICE documents each; replaced versions of older segments stand in the first one. */
async function addSegments(db: QueryExecutorProvider, { part, after, upto }: Range): Promise<void> {
  for (let from = after; ; ) {
    const { rows } = await sql<{ n: number; last: string | null }>`
      select count(*)::int as n, max(seq)::text as last from (
        select seq from search_document where part = ${part} and seq > ${from}::bigint and seq <= ${upto}::bigint
        order by seq limit ${SLICE}) slice`.execute(db);
    const { n = 0, last } = rows[0] ?? {};
    if (n < SLICE || !last) return addSegment(db, { part, after: from, upto });
    await addSegment(db, { part, after: from, upto: last });
    await sql`delete from search_replaced where part = ${part} and seq <= ${last}::bigint`.execute(db);
    from = last;
  }
}

/** All partitions of a kind; of those without a table of their own, the ones that are written or replaced. */
async function partsOf(db: QueryExecutorProvider, kind: string, after: string, upto: string): Promise<string[]> {
  const own = partitions.map(({ part }) => part);
  const { rows } = await sql<{ part: string }>`
    select part from ${sql.table(restPartition)} where seq > ${after}::bigint and seq <= ${upto}::bigint
    union select part from search_replaced where part <> all(${own}::text[])`.execute(db);
  return [...own, ...rows.map(({ part }) => part)].filter((part) => kindOfPart(part) === kind);
}

/** Covers the writes of a kind up to a number. */
async function cover(db: QueryExecutorProvider, kind: string, after: string, upto: string): Promise<void> {
  const listed = await sql`select from search_list_word where kind = ${kind} limit 1`.execute(db);
  if (listed.rows.length > 0)
    for (const part of await partsOf(db, kind, after, upto)) await addSegments(db, { part, after, upto });
  await sql`delete from search_replaced where ${inScope(kind)} and seq <= ${upto}::bigint`.execute(db);
  await sql`update search_lists set upto = ${upto}::bigint where kind = ${kind}`.execute(db);
}

/** Removes all segments of a kind, and takes words and averages from the current statistics. */
async function startAnew(db: QueryExecutorProvider, kind: string, upto: string, listedFrom: number): Promise<void> {
  await sql`delete from search_part_segment where ${inScope(kind)}`.execute(db);
  await sql`delete from search_list_word where kind = ${kind}`.execute(db);
  await sql`delete from search_replaced where ${inScope(kind)} and seq <= ${upto}::bigint`.execute(db);
  await sql`
    insert into search_list_word (kind, lexeme)
    select scope, lexeme from search_lexeme
    where scope = ${kind} and df > ${listedFrom} and lexeme !~ '^[+#~]'`.execute(db);
  await sql`
    insert into search_lists (kind, upto, words, avg_a, avg_b, avg_c, avg_d)
    select scope, 0, nextval('search_segment_id'), avg_a, avg_b, avg_c, avg_d from search_scope where scope = ${kind}
    on conflict (kind) do update set upto = 0, words = excluded.words, avg_a = excluded.avg_a, avg_b = excluded.avg_b,
      avg_c = excluded.avg_c, avg_d = excluded.avg_d`.execute(db);
}

/**
 * Adds segments with the writes since the last ones; of some kinds with all documents. The caller holds the upkeep lock, and if there are such
 * kinds also that of merges.
 */
export async function extendSegments(
  db: Transactor,
  anew: readonly string[] = [],
  listedFrom = LISTED_FROM,
): Promise<void> {
  const upto = await startSegment(db);
  if (upto === undefined) return;
  await inSnapshot(db, async (trx) => {
    for (const kind of anew) await startAnew(trx, kind, upto, listedFrom);
    const { rows } = await sql<{ kind: string; after: string }>`
      select kind, upto::text as after from search_lists order by kind`.execute(trx);
    for (const { kind, after } of rows) await cover(trx, kind, after, upto);
  });
}
