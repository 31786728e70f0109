import type { Db } from '../db.ts';
import { createSearchEngine } from '../search/engine/index.ts';
import { inBulk } from '../search/indexing/bulk.ts';
import { ensureCatalogue } from './catalogue.ts';
import type { Entry } from './entry.ts';
import { createLanes } from './lanes.ts';
import { type Line, linesOf } from './lines.ts';
import { readBusinessLine } from './read-business.ts';
import { type Counted, Refused } from './read-fields.ts';
import { readProductLine } from './read-product.ts';
import { writeBatch } from './write-batch.ts';

/** Lines per transaction. */
const batchSize = 500;

export interface ImportProgress {
  readonly lines: number;
  readonly businesses: number;
  readonly products: number;
  readonly refused: number;
}

export interface ImportReport {
  /** Called for each refused line with its number (from 1) and the reason. The import continues. */
  refused(line: number, reason: string): void;
  /** After each batch. */
  progress?(done: ImportProgress): void;
}

export interface ImportSummary extends ImportProgress {
  /** Unknown keys, and how often each was ignored. */
  readonly ignoredKeys: ReadonlyMap<string, number>;
}

/**
 * Bulk import: one JSON object per line, `{"type": "business" | "product", …}`. Idempotent by id, in constant memory. Rows and search index
 * of a batch are written in one transaction. Bad lines are reported and skipped; unknown keys are ignored and counted. Plan limits do not
 * apply, because only operators import.
 * @param stream bytes of JSON lines, e.g. `createReadStream(file)`
 */
export const importLines = (
  db: Db,
  stream: AsyncIterable<Uint8Array | string>,
  report: ImportReport,
): Promise<ImportSummary> => inBulk(db, () => importAll(db, stream, report));

async function importAll(
  db: Db,
  stream: AsyncIterable<Uint8Array | string>,
  report: ImportReport,
): Promise<ImportSummary> {
  const search = createSearchEngine(db, { upkeep: false });
  const begun = new Date();
  const counted: Counted = new Map();
  const done = { lines: 0, businesses: 0, products: 0, refused: 0 };
  const refuse = (line: number, reason: string) => {
    done.refused += 1;
    report.refused(line, reason);
  };
  let batch: Entry[] = [];
  const lanes = createLanes(async (entries) => {
    const written = await writeBatch({ db, search, begun, refuse }, entries);
    done.businesses += written.businesses;
    done.products += written.products;
    report.progress?.({ ...done });
  });
  const flush = async () => {
    const entries = batch;
    batch = [];
    if (!catalogueMade && entries.some(({ product }) => product?.businessId === null)) await ensureCatalogue(db);
    catalogueMade ||= entries.some(({ product }) => product?.businessId === null);
    await lanes.take(entries);
  };
  let catalogueMade = false;
  for await (const line of linesOf(stream)) {
    done.lines = line.number;
    try {
      batch.push(read(line, counted));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(line.number, error.message);
    }
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  await lanes.empty();
  if (done.businesses + done.products > 0) await search.refreshStatistics();
  return { ...done, ignoredKeys: counted };
}

function read({ number, text }: Line, counted: Counted): Entry {
  if (text === null) throw new Refused('is longer than 1 MB, or not UTF-8');
  const line = parse(text);
  if (line.type === 'business') return { line: number, business: readBusinessLine(line, counted) };
  if (line.type === 'product') return { line: number, product: readProductLine(line, counted) };
  throw new Refused('type must be "business" or "product"');
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refused('is not a JSON object');
  return value as Record<string, unknown>;
}
