import { type QueryExecutorProvider, sql } from 'kysely';
import { inScope } from '../query/scope-condition.ts';
import { impact, listWeights } from '../ranking/score.ts';
import type { Transactor } from '../transactor.ts';
import { HALF_RANGE, indexOfSeq, POSTING_BYTES, readSeqs, STEPS } from './postings.ts';
import { inSnapshot } from './segments.ts';

/** Words whose documents one statement looks up. */
const BATCH = 50;

interface Place {
  segment: string;
  part: string;
  seqs: Float64Array;
}

/** Documents of one word in a partition: seq (8 bytes) and impact (2 bytes) of each, by seq. */
interface Held {
  part: string;
  lexeme: string;
  held: Buffer;
}

async function heldBy(
  db: QueryExecutorProvider,
  kind: string,
  upto: string,
  lexemes: readonly string[],
): Promise<Held[]> {
  const word = sql`quote_literal(u.lexeme)::tsquery`;
  const { rows } = await sql<Held>`
    select part, lexeme, string_agg(int8send(seq) || int2send(worth), ''::bytea order by seq) as held from (
      select d.part, d.seq, u.lexeme, (case when u.lexeme ~ '^[=#]' then round(${sql.lit(STEPS)} * boost)::int * 2
        else round(${sql.lit(STEPS)} * ${impact(word, listWeights())})::int * 2
          + (vec @@ quote_literal('+' || u.lexeme)::tsquery)::int end - ${sql.lit(HALF_RANGE)})::smallint as worth
      from unnest(${lexemes}::text[]) u (lexeme)
        cross join (select avg_a, avg_b, avg_c, avg_d from search_lists where kind = ${kind}) l
        cross join lateral (
          select part, seq, boost, vec, la, lb, lc, ld from search_document
          where ${inScope(kind)} and seq <= ${upto}::bigint and vec @@ ${word}) d) worth
    group by part, lexeme`.execute(db);
  return rows;
}

/** The documents of a segment as a list in the format of search_segment_list. */
function within(seqs: Float64Array, held: Buffer): Buffer {
  const body = Buffer.allocUnsafe((held.length / 10) * POSTING_BYTES);
  let length = 0;
  for (let byte = 0; byte < held.length; byte += 10) {
    const place = indexOfSeq(seqs, Number(held.readBigInt64BE(byte)));
    if (place < 0) continue;
    body.writeUInt32BE(place, length);
    body.writeUInt16BE(held.readUInt16BE(byte + 8), length + 4);
    length += POSTING_BYTES;
  }
  return body.subarray(0, length);
}

async function listBatch(db: QueryExecutorProvider, segments: readonly Place[], rows: readonly Held[]): Promise<void> {
  const lists = segments.flatMap(({ segment, part, seqs }) =>
    rows
      .filter((row) => row.part === part)
      .map(({ lexeme, held }) => ({ segment, lexeme, body: within(seqs, held) }))
      .filter(({ body }) => body.length > 0),
  );
  await sql`
    insert into search_segment_list (segment, lexeme, body)
    select * from unnest(${lists.map(({ segment }) => segment)}::bigint[], ${lists.map(({ lexeme }) => lexeme)}::text[],
      ${lists.map(({ body }) => body)}::bytea[])
    on conflict do nothing`.execute(db);
}

/**
 * Gives words that have become common posting lists in all segments of a kind, without building the segments anew. The caller holds the locks
 * of upkeep and of merges.
 */
export async function listWords(db: Transactor, kind: string, lexemes: readonly string[]): Promise<void> {
  if (lexemes.length === 0) return;
  await inSnapshot(db, async (trx) => {
    const lists = await sql<{ upto: string }>`
      select upto::text from search_lists where kind = ${kind}
        and exists (select from search_list_word where kind = ${kind})`.execute(trx);
    const upto = lists.rows[0]?.upto;
    if (upto === undefined) return;
    const added = await sql<{ lexeme: string }>`
      insert into search_list_word (kind, lexeme) select ${kind}, lexeme from unnest(${[...new Set(lexemes)]}::text[]) lexeme
      on conflict do nothing returning lexeme`.execute(trx);
    const words = added.rows.map(({ lexeme }) => lexeme);
    const { rows } = await sql<{ id: string; part: string; seqs: Buffer }>`
      select id::text, part, seqs from search_part_segment where valid and ${inScope(kind)}`.execute(trx);
    const segments = rows.map(({ id, part, seqs }) => ({ segment: id, part, seqs: readSeqs(seqs) }));
    for (let from = 0; from < words.length; from += BATCH)
      await listBatch(trx, segments, await heldBy(trx, kind, upto, words.slice(from, from + BATCH)));
    if (words.length > 0)
      await sql`update search_lists set words = nextval('search_segment_id') where kind = ${kind}`.execute(trx);
  });
}
