import { type Kysely, sql } from 'kysely';
import { putDocuments } from '../documents/write.ts';
import type { SearchDocument } from '../port.ts';
import { timed } from './timing.ts';

const batch = 1_000;
const lanes = [0, 1];

/** Milliseconds that the documents took, and their inverted index. */
interface Loaded {
  readonly put: number;
  readonly index: number;
}

/** Writes documents without the inverted index and builds it at the end, as a first import of this size would. */
export async function loadDocuments(
  db: Kysely<unknown>,
  from: number,
  to: number,
  documentOf: (at: number) => SearchDocument,
): Promise<Loaded> {
  await sql`drop index if exists search_document_vec`.execute(db);
  const fillLane = async (lane: number) => {
    for (let start = from + lane * batch; start < to; start += lanes.length * batch)
      await putDocuments(
        db,
        Array.from({ length: Math.min(batch, to - start) }, (_, at) => documentOf(start + at)),
      );
  };
  const put = await timed(() => Promise.all(lanes.map(fillLane)));
  const index = await timed(() =>
    sql`create index search_document_vec on search_document using gin (vec) with (fastupdate = off)`.execute(db),
  );
  return { put, index };
}
