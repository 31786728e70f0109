import { setImmediate } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { SearchDocument, SearchKind } from '../port.ts';
import { fieldsOf, type IndexedFields } from './fields.ts';
import { forgetWords } from './forget-words.ts';
import { kindOfPart, partOf } from './partitions.ts';
import { shapeOf } from './vocabulary-shape.ts';

/** Rows per statement: large enough to save round trips, small enough for a few MB per statement. */
const BATCH = 200;
/** Letters per statement, for the same reason: documents may have many. */
const BATCH_LETTERS = 500_000;

function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, 500);
}

/** The statement gives the transaction its id before it takes a seq, so that the builder of a segment waits for it. */
async function removeRows(db: QueryExecutorProvider, ids: readonly string[]): Promise<Map<string, RemovedRow>> {
  const { rows } = await sql<RemovedRow & { id: string }>`
    delete from search_document where pg_current_xact_id() is not null and id = any(${ids}::uuid[])
    returning id, part, created, tsvector_to_array(vec) as lexemes`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

interface RemovedRow {
  readonly part: string;
  readonly created: Date;
  readonly lexemes: readonly string[];
}

async function learnWords(db: QueryExecutorProvider, kind: SearchKind, vocabulary: Iterable<string>): Promise<void> {
  const words = [...new Set(vocabulary)].sort();
  if (words.length === 0) return;
  // No unique index: two writers of one new word must not wait for each other. The refresh removes duplicates. A word that was seen long ago
  // is written again, so that a refresh that finds no document yet does not remove it.
  await sql`
    insert into search_word (kind, word, lexeme, shape, df)
    select ${kind}, n.word, stem[1], n.shape,
      coalesce((select max(w.df) from search_word w where w.kind = ${kind} and w.word = n.word), 0)
    from unnest(${words}::text[], ${words.map(shapeOf)}::text[]) n (word, shape),
      lateral (select ts_lexize('pg_catalog.english_stem', n.word) as stem) s
    where stem[1] is not null
      and not exists (select from search_word w where w.kind = ${kind} and w.word = n.word
        and w.seen > now() - interval '1 day')`.execute(db);
}

interface Prepared {
  readonly document: SearchDocument;
  readonly fields: IndexedFields;
}

const lettersOf = ({ fields: { a, b, c, d } }: Prepared): number => a.length + b.length + c.length + d.length;

/** Reads the documents of each statement. Other requests have their turn between two documents, as each may be long. */
async function* batchesOf(documents: readonly SearchDocument[]): AsyncGenerator<readonly Prepared[]> {
  let batch: Prepared[] = [];
  let letters = 0;
  for (const document of documents) {
    const prepared = { document, fields: fieldsOf(document, partOf(document)) };
    batch.push(prepared);
    letters += lettersOf(prepared);
    if (batch.length === BATCH || letters >= BATCH_LETTERS) {
      yield batch;
      batch = [];
      letters = 0;
    }
    await setImmediate();
  }
  if (batch.length > 0) yield batch;
}

async function putBatch(db: QueryExecutorProvider, batch: readonly Prepared[]): Promise<void> {
  const documents = batch.map(({ document }) => document);
  const fields = batch.map((prepared) => prepared.fields);
  const former = await removeRows(
    db,
    documents.map((document) => document.id),
  );
  const now = new Date();
  const rows = fields.map((row, index) => ({
    id: row.id,
    part: row.part,
    a: row.a,
    b: row.b,
    c: row.c,
    d: row.d,
    la: row.lengths[0],
    lb: row.lengths[1],
    lc: row.lengths[2],
    ld: row.lengths[3],
    marks: row.marks,
    name: storable(documents[index]?.name ?? ''),
    name_key: row.nameKey,
    boost: row.boost,
    boosted: row.boosted,
    price: documents[index]?.price ?? null,
    created: documents[index]?.createdAt ?? former.get(row.id.toLowerCase())?.created ?? now,
  }));
  const stored = await sql<{ id: string; lexemes: string[] }>`
    insert into search_document (part, id, created, boosted, boost, price, la, lb, lc, ld, name, name_key, facets, vec)
    select x.part, x.id, x.created, x.boosted, x.boost, x.price, x.la, x.lb, x.lc, x.ld, x.name, x.name_key,
      array(select m from unnest(x.marks) m where m like '=%'), ab || setweight(to_tsvector('pg_catalog.english', x.c), 'C') || setweight(to_tsvector('pg_catalog.english', x.d), 'D')
         || array_to_tsvector(x.marks || array(select '+' || l from unnest(tsvector_to_array(ab)) l)
              || array(select '~' || w from unnest(string_to_array(x.a, ' ')) w
                       where ts_lexize('pg_catalog.english_stem', w) = '{}'))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (part text, id uuid, created timestamptz, boosted boolean,
        boost real, price numeric, la integer, lb integer, lc integer, ld integer, name text, name_key text, a text, b text, c text, d text,
        marks text[]),
      lateral (select setweight(to_tsvector('pg_catalog.english', x.a), 'A')
                   || setweight(to_tsvector('pg_catalog.english', x.b), 'B') as ab offset 0) n
    on conflict (id, part) do update set seq = excluded.seq, boosted = excluded.boosted, boost = excluded.boost,
      price = excluded.price,
      la = excluded.la, lb = excluded.lb, lc = excluded.lc, ld = excluded.ld, name = excluded.name,
      name_key = excluded.name_key, facets = excluded.facets, vec = excluded.vec
    returning id, tsvector_to_array(vec) as lexemes`.execute(db);
  const present = new Map(stored.rows.map(({ id, lexemes }) => [id, new Set(lexemes)]));
  for (const kind of new Set(documents.map((document) => document.kind))) {
    const vocabulary = fields.filter((_, index) => documents[index]?.kind === kind).flatMap((row) => row.vocabulary);
    await learnWords(db, kind, vocabulary);
    const ids = documents.filter((document) => document.kind === kind).map(({ id }) => id.toLowerCase());
    const gone = ids.flatMap((id) => former.get(id)?.lexemes.filter((lexeme) => !present.get(id)?.has(lexeme)) ?? []);
    await forgetWords(db, kind, gone);
  }
}

/** Of several documents with one id, the last one wins. */
function lastOfEach(documents: readonly SearchDocument[]): SearchDocument[] {
  return [...new Map(documents.map((document) => [document.id.toLowerCase(), document])).values()];
}

export async function putDocuments(db: QueryExecutorProvider, documents: readonly SearchDocument[]): Promise<void> {
  for await (const batch of batchesOf(lastOfEach(documents))) await putBatch(db, batch);
}

export async function removeDocuments(db: QueryExecutorProvider, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const removed = await removeRows(db, ids);
  // Count removals too: the sequence shows when statistics are outdated.
  if (removed.size > 0)
    await sql`select nextval('search_change') from generate_series(1, ${removed.size}::int)`.execute(db);
  for (const [kind, rows] of Map.groupBy(removed.values(), ({ part }) => kindOfPart(part)))
    await forgetWords(
      db,
      kind,
      rows.flatMap(({ lexemes }) => lexemes),
    );
}
