import { type QueryExecutorProvider, sql } from 'kysely';
import { kindOfPart } from '../documents/partitions.ts';
import type { Transactor } from '../transactor.ts';
import { type MergePlan, mergeFrom, movePostings, planMerge } from './merge-plan.ts';
import { readSeqs, seqsOf } from './postings.ts';

/** Bytes of lists that are moved at once; other work of the process comes in between. */
const BATCH_BYTES = 2 ** 20;
const BATCH_WORDS = 1_000;

interface Member {
  id: string;
  documents: number;
  replaced: number;
}

/** Partitions whose segments are due, with the segments to merge, oldest first. */
async function dueMerges(db: QueryExecutorProvider): Promise<{ part: string; members: Member[] }[]> {
  const { rows } = await sql<{ part: string; segments: Member[] }>`
    select part, json_agg(json_build_object('id', id::text, 'documents', documents, 'replaced', replaced) order by upto, id)
      as segments
    from search_part_segment where valid group by part having count(*) > 1 order by part`.execute(db);
  return rows.flatMap(({ part, segments }) => {
    const from = mergeFrom(segments);
    return from === undefined ? [] : [{ part, members: segments.slice(from) }];
  });
}

async function begin(db: QueryExecutorProvider, part: string, ids: readonly string[]) {
  const { rows } = await sql<{ after: string; upto: string; seqs: Buffer; gone: Buffer }>`
    select s.after::text, s.upto::text, s.seqs, s.gone from search_part_segment s where s.id = any(${ids}::bigint[])
    order by s.upto, s.id`.execute(db);
  const { after = '0' } = rows[0] ?? {};
  const { upto = '0' } = rows.at(-1) ?? {};
  const plan = planMerge(
    rows.map(({ seqs, gone }) => ({ seqs: readSeqs(seqs), gone: readSeqs(gone) })),
    Number(after),
  );
  const made = await sql<{ id: string }>`
    insert into search_part_segment (part, after, upto, documents, replaced, seqs, gone, valid, marks)
    select ${part}, ${after}::bigint, ${upto}::bigint, ${plan.seqs.length}, ${plan.gone.length},
      ${seqsOf(plan.seqs)}, ${seqsOf(plan.gone)}, false, bool_and(marks)
    from search_part_segment where id = any(${ids}::bigint[]) returning id::text`.execute(db);
  return { plan, id: made.rows[0]?.id ?? '0' };
}

/** The words of some segments in groups whose lists are small enough to be moved at once. */
async function wordGroups(db: QueryExecutorProvider, ids: readonly string[]): Promise<string[][]> {
  const { rows } = await sql<{ lexeme: string; bytes: number }>`
    select lexeme, sum(octet_length(body))::float8 as bytes from search_segment_list
    where segment = any(${ids}::bigint[]) group by lexeme order by lexeme`.execute(db);
  const groups: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    bytes += row.bytes;
    if (bytes > BATCH_BYTES || (groups.at(-1)?.length ?? 0) >= BATCH_WORDS) {
      groups.push([]);
      bytes = row.bytes;
    }
    groups.at(-1)?.push(row.lexeme);
  }
  return groups;
}

async function moveLists(
  db: QueryExecutorProvider,
  ids: readonly string[],
  into: string,
  { places }: MergePlan,
  lexemes: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ at: number; lexeme: string; body: Buffer }>`
    select array_position(${ids}::bigint[], segment) - 1 as at, lexeme, body from search_segment_list
    where segment = any(${ids}::bigint[]) and lexeme = any(${lexemes}::text[]) order by lexeme, at`.execute(db);
  const lists = [...Map.groupBy(rows, ({ lexeme }) => lexeme)].flatMap(([lexeme, held]): [string, Buffer][] => {
    const body = Buffer.concat(held.map((list) => movePostings(list.body, places[list.at] ?? new Uint32Array(0))));
    return body.length > 0 ? [[lexeme, body]] : [];
  });
  await sql`
    insert into search_segment_list (segment, lexeme, body)
    select ${into}::bigint, m.lexeme, m.body
    from unnest(${lists.map(([lexeme]) => lexeme)}::text[], ${lists.map(([, body]) => body)}::bytea[]) m (lexeme, body)`.execute(
    db,
  );
}

/** Changes with the words of a kind that have lists. */
async function wordsOf(db: QueryExecutorProvider, kind: string): Promise<string | undefined> {
  const { rows } = await sql<{ words: string }>`select words::text from search_lists where kind = ${kind}`.execute(db);
  return rows[0]?.words;
}

/**
 * Replaces the segments by the merged one. A process whose lock was lost with its connection may have changed them meanwhile: then
 * they stay as they are.
 */
async function replace(trx: QueryExecutorProvider, ids: readonly string[], id: string): Promise<boolean> {
  const removed = await sql`
    delete from search_part_segment where id = any(${ids}::bigint[]) and valid returning id`.execute(trx);
  const made = await sql`
    update search_part_segment set valid = true where id = ${id}::bigint returning id`.execute(trx);
  return removed.rows.length === ids.length && made.rows.length === 1;
}

async function merge(db: Transactor, part: string, ids: readonly string[]): Promise<void> {
  const kind = kindOfPart(part);
  const words = await wordsOf(db, kind);
  const { id, plan } = await begin(db, part, ids);
  for (const lexemes of await wordGroups(db, ids)) await moveLists(db, ids, id, plan, lexemes);
  await db.transaction().execute(async (trx) => {
    if (!(await replace(trx, ids, id)) || (await wordsOf(trx, kind)) !== words)
      throw new Error('Another process changed the search segments during a merge, which starts over');
  });
}

/**
 * Merges segments until no merge is due. The segments never change, so writers, searches and new segments go on meanwhile; the short
 * transactions hold nobody up. First the remains of a killed merge go. The caller holds the lock of merges.
 */
export async function mergeSegments(db: Transactor): Promise<void> {
  await sql`delete from search_part_segment where not valid`.execute(db);
  for (let due = await dueMerges(db); due.length > 0; due = await dueMerges(db))
    for (const { part, members } of due)
      await merge(
        db,
        part,
        members.map(({ id }) => id),
      );
}
