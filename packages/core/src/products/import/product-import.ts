import { bodyLimit, importBatch, importProducts } from '@wbn/contract';
import type { ProductRowResult } from '@wbn/contract/shapes';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../../api/client.ts';
import { WbnError } from '../../api/errors.ts';
import { createIntent, type Intent } from '../../api/intent.ts';
import { browserPlatform, type Platform } from '../../platform.ts';
import { type MissingPicture, type PicturedRow, storePictures } from './list-pictures.ts';
import type { ListRows, PlacedRow, RefusedRow } from './read-rows.ts';
import { cellsOfRow, type RefusalReason } from './refused-cells.ts';

export interface ProductImportState {
  /**
   * `checked`: the preview is complete and nothing is stored. `stopped`: a batch could not be sent; `resume` sends it again without duplicates.
   * `waiting`: the server asked to wait.
   */
  readonly phase: 'idle' | 'sending' | 'waiting' | 'stopped' | 'checked' | 'done';
  readonly isPreview: boolean;
  /** Rows of the file, including those refused before sending. */
  readonly total: number;
  readonly settled: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** New and changed products of the preview, once it stops or is complete. */
  readonly planned: readonly PlannedRow[];
  /** In the order of the file. Rows that the server refused join when the import stops or ends. */
  readonly refused: readonly RefusedRow[];
  /** Stored products whose pictures are still to be fetched. */
  readonly picturesLeft: number;
  readonly missingPictures: readonly MissingPicture[];
  /** The plan's product limit, once the server has reported it. */
  readonly allowed?: number;
  readonly error?: unknown;
}

/** A row of the preview that the import would write. */
export interface PlannedRow extends PlacedRow {
  /** The facts that would change; undefined for a new product. */
  readonly changes: readonly string[] | undefined;
}

/** Rows of the server's answers that the state does not have yet. */
interface Answered {
  readonly planned: PlannedRow[];
  readonly refused: RefusedRow[];
}

export interface ProductImport {
  get(): ProductImportState;
  subscribe(listener: (state: ProductImportState) => void): () => void;
  /** Asks for the effect of a file without storing anything; resolves when the preview is complete or stops. */
  check(read: ListRows): Promise<void>;
  /** Stores the new and changed products of the preview. */
  confirm(): Promise<void>;
  /** Sends the rows of a file in batches, without a preview; resolves when it ends or stops. */
  start(read: ListRows): Promise<void>;
  resume(): Promise<void>;
}

/** Bytes for rows, leaving room for the rest of the body. */
const batchBytes = bodyLimit - 2048;
const sizeOf = ({ row }: PlacedRow) => new TextEncoder().encode(JSON.stringify(row)).length + 1;

export function batchesOf(rows: readonly PlacedRow[]): PlacedRow[][] {
  const batches: PlacedRow[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = sizeOf(row);
    const last = batches.at(-1);
    if (last && last.length < importBatch && bytes + size <= batchBytes) {
      last.push(row);
      bytes += size;
    } else {
      batches.push([row]);
      bytes = size;
    }
  }
  return batches;
}

const none = { created: 0, updated: 0, unchanged: 0, planned: [], picturesLeft: 0, missingPictures: [] };
const idle: ProductImportState = { phase: 'idle', isPreview: false, total: 0, settled: 0, refused: [], ...none };

/**
 * The import of a business's product list.
 * @param picturesOf the addresses of the pictures that the product of a code has
 *
 * @example
 * // POST product/import answers { rows: [{ outcome: 'created' }], allowed: 20 }
 * const list = createProductImport(client, 'b-1');
 * await list.start(readRows([['code', 'name'], ['V-1', 'Ball valve']], () => undefined));
 * list.get().created; // 1
 */
export function createProductImport(
  client: Client,
  businessID: string,
  platform: Pick<Platform, 'after' | 'random'> = browserPlatform,
  picturesOf: (code: string) => readonly string[] = () => [],
): ProductImport {
  const { getState: get, setState, subscribe } = createStore<ProductImportState>(() => idle);
  let waiting: { readonly rows: readonly PlacedRow[]; readonly intent: Intent }[] = [];
  let pictured: PicturedRow[] = [];
  // A file may have a million rows: the lists are joined once, not for each batch.
  let answered: Answered = { planned: [], refused: [] };
  const fetched = new Map<string, string>();
  const hasNewPictures = ({ pictures, row }: PlacedRow) =>
    pictures !== undefined && pictures.join(' ') !== [...new Set(picturesOf(row.externalID))].join(' ');

  const pause = (seconds: number) => new Promise<void>((done) => void platform.after(seconds * 1000, done));

  async function sendFirst(): Promise<void> {
    const [batch] = waiting;
    if (!batch) return;
    const { intent, rows } = batch;
    const before = get();
    const preview = before.isPreview ? { created: before.created } : undefined;
    const body = { businessID, rows: rows.map(({ row }) => row), ...(preview && { preview }) };
    const { data } = preview
      ? await client.call(importProducts, { body })
      : await intent('', (idempotencyKey) => client.call(importProducts, { body, idempotencyKey }));
    waiting = waiting.slice(1);
    const results = preview ? data.rows.map((row, index) => withPictures(row, rows[index]!)) : data.rows;
    const planned = results.flatMap(({ changes, outcome }, index): PlannedRow[] =>
      preview && (outcome === 'created' || outcome === 'updated') ? [{ ...rows[index]!, changes }] : [],
    );
    if (!preview) {
      for (const [index, { externalID: code, outcome, productID }] of results.entries()) {
        const { line, pictures } = rows[index]!;
        if (outcome === 'refused' || !productID || !pictures || !hasNewPictures(rows[index]!)) continue;
        pictured.push({ line, code, productID, pictures });
      }
    }
    const refused = results.flatMap(({ field, fields = [field ?? ''], outcome, reason }, index): RefusedRow[] => {
      const { line, row } = rows[index]!;
      if (outcome !== 'refused') return [];
      const reasons = (reason === 'PlanLimit' ? [reason] : fields) as RefusalReason[];
      return [{ line, code: row.externalID, reasons, cells: cellsOfRow(reasons, row) }];
    });
    answered.planned.push(...planned);
    answered.refused.push(...refused);
    const count = (outcome: string) => results.filter((row) => row.outcome === outcome).length;
    setState({
      phase: 'sending',
      settled: before.settled + rows.length,
      created: before.created + count('created'),
      updated: before.updated + count('updated'),
      unchanged: before.unchanged + count('unchanged'),
      allowed: data.allowed,
      picturesLeft: pictured.length,
    });
  }

  /** The server's preview knows no pictures, which are fetched only after the confirmation. */
  const withPictures = (result: ProductRowResult, row: PlacedRow): ProductRowResult =>
    (result.outcome === 'updated' || result.outcome === 'unchanged') && hasNewPictures(row)
      ? { ...result, outcome: 'updated', changes: [...(result.changes ?? []), 'pictures'] }
      : result;

  async function sendPictures(row: PicturedRow): Promise<void> {
    const missing = await storePictures(client, businessID, row, picturesOf(row.code), fetched);
    pictured = pictured.slice(1);
    setState({
      phase: 'sending',
      picturesLeft: pictured.length,
      missingPictures: [...get().missingPictures, ...missing],
    });
  }

  /** The lists of the state with the answers since the import began or stopped. */
  function withAnswered(): Pick<ProductImportState, 'planned' | 'refused'> {
    const { planned, refused } = get();
    const joined = {
      planned: planned.concat(answered.planned),
      refused: refused.concat(answered.refused).sort((a, b) => a.line - b.line),
    };
    answered = { planned: [], refused: [] };
    return joined;
  }

  async function resume(): Promise<void> {
    setState({ phase: 'sending', error: undefined });
    for (let next = pictured[0]; waiting.length > 0 || next; next = pictured[0]) {
      try {
        await (waiting.length > 0 || !next ? sendFirst() : sendPictures(next));
      } catch (error) {
        if (error instanceof WbnError && (error.name === 'TooManyRequests' || error.name === 'Unavailable')) {
          setState({ phase: 'waiting' });
          await pause(error.retryAfter ?? 5);
        } else {
          setState({ phase: 'stopped', error, ...withAnswered() });
          return;
        }
      }
    }
    setState({ phase: get().isPreview ? 'checked' : 'done', ...withAnswered() });
  }

  function begin(rows: readonly PlacedRow[], state: Partial<ProductImportState>): Promise<void> {
    pictured = [];
    answered = { planned: [], refused: [] };
    waiting = batchesOf(rows).map((batch) => ({ rows: batch, intent: createIntent(platform) }));
    setState({ ...idle, allowed: undefined, ...state });
    return resume();
  }
  const ofFile = ({ refused, rows }: ListRows) => ({
    total: rows.length + refused.length,
    settled: refused.length,
    refused,
  });

  return {
    get,
    subscribe,
    check: (read) => begin(read.rows, { ...ofFile(read), isPreview: true }),
    confirm() {
      const { allowed, planned, refused, total } = get();
      return begin(planned, { allowed, refused, total, settled: total - planned.length });
    },
    start: (read) => begin(read.rows, ofFile(read)),
    resume,
  };
}
