import { bodyLimit, importBatch, importProducts } from '@wbn/contract';
import { createStore } from 'zustand/vanilla';
import type { Client } from '../../api/client.ts';
import { WbnError } from '../../api/errors.ts';
import { createIntent, type Intent } from '../../api/intent.ts';
import { browserPlatform, type Platform } from '../../platform.ts';
import type { PlacedRow, ReadRows, RefusedRow } from './read-rows.ts';

export interface ProductImportState {
  /** `stopped`: a batch could not be sent; `resume` sends it again without duplicates. `waiting`: the server asked to wait. */
  readonly phase: 'idle' | 'sending' | 'waiting' | 'stopped' | 'done';
  /** Rows of the file, including those refused before sending. */
  readonly total: number;
  readonly settled: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: readonly RefusedRow[];
  /** The plan's product limit, once the server has reported it. */
  readonly allowed?: number;
  readonly error?: unknown;
}

export interface ProductImport {
  get(): ProductImportState;
  subscribe(listener: (state: ProductImportState) => void): () => void;
  /** Sends the rows of a file in batches; resolves when it ends or stops. */
  start(read: ReadRows): Promise<void>;
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

const idle: ProductImportState = { phase: 'idle', total: 0, settled: 0, created: 0, updated: 0, refused: [] };

/** The import of a business's product list. */
export function createProductImport(
  client: Client,
  businessID: string,
  platform: Pick<Platform, 'after' | 'random'> = browserPlatform,
): ProductImport {
  const { getState: get, setState, subscribe } = createStore<ProductImportState>(() => idle);
  let waiting: { readonly rows: readonly PlacedRow[]; readonly intent: Intent }[] = [];

  const pause = (seconds: number) => new Promise<void>((done) => void platform.after(seconds * 1000, done));

  async function sendFirst(): Promise<void> {
    const [batch] = waiting;
    if (!batch) return;
    const { intent, rows } = batch;
    const body = { businessID, rows: rows.map(({ row }) => row) };
    const { data } = await intent('', (idempotencyKey) => client.call(importProducts, { body, idempotencyKey }));
    waiting = waiting.slice(1);
    const before = get();
    const refused = data.rows.flatMap(({ field, outcome, reason }, index): RefusedRow[] => {
      const { line, row } = rows[index]!;
      if (outcome !== 'refused') return [];
      return [
        { line, code: row.externalID, reason: reason === 'PlanLimit' ? reason : (field as RefusedRow['reason']) },
      ];
    });
    const count = (outcome: string) => data.rows.filter((row) => row.outcome === outcome).length;
    setState({
      phase: 'sending',
      settled: before.settled + rows.length,
      created: before.created + count('created'),
      updated: before.updated + count('updated'),
      refused: [...before.refused, ...refused].sort((a, b) => a.line - b.line),
      allowed: data.allowed,
    });
  }

  async function resume(): Promise<void> {
    setState({ phase: 'sending', error: undefined });
    while (waiting.length > 0) {
      try {
        await sendFirst();
      } catch (error) {
        if (error instanceof WbnError && error.name === 'TooManyRequests') {
          setState({ phase: 'waiting' });
          await pause(error.retryAfter ?? 5);
        } else {
          setState({ phase: 'stopped', error });
          return;
        }
      }
    }
    setState({ phase: 'done' });
  }

  return {
    get,
    subscribe,
    start({ refused, rows }) {
      waiting = batchesOf(rows).map((batch) => ({ rows: batch, intent: createIntent(platform) }));
      setState({ ...idle, allowed: undefined, total: rows.length + refused.length, settled: refused.length, refused });
      return resume();
    },
    resume,
  };
}
