import { CallError } from '@wbn/http';
import { runInThread } from '../../run-in-thread.ts';
import { turnsByPerson } from '../../uploads/turns-by-person.ts';
import type { ReceiptFacts } from './pdf.ts';
import type { ReceiptTask } from './receipt-thread.ts';
import { receiptLocaleOf } from './texts/index.ts';

/** Tokens for a drawing, besides the call's first one: it takes about a second of a processor. */
export const drawingCost = 9;
const limits = { time: 20_000, memory: 256 };
/** Receipts that are drawn or wait in a process, and those of one person. */
const inTurn = turnsByPerson({ most: 16, mostOfOne: 2 });
/** Drawn receipts that a process keeps, in memory only: some kilobytes each. */
const mostKept = 100;
const keptFor = 10 * 60_000;
const kept = new Map<string, Promise<string>>();

export interface Wanted {
  readonly id: string;
  readonly personID: string;
  readonly facts: ReceiptFacts;
  readonly locale: string | undefined;
  /** Charges the person, before the drawing. */
  spend(tokens: number): Promise<void>;
}

/**
 * A receipt as a PDF in base64, in the reader's language if receipts support it. It is drawn in a thread, one at a time in a process, and kept
 * for some minutes, because a receipt never changes: who asks again, or meanwhile, gets the same and pays for no drawing.
 * @throws CallError Unavailable if too many receipts wait, of all people or of this one
 */
export async function drawnReceipt({ facts, id, locale: asked, personID, spend }: Wanted): Promise<string> {
  const locale = receiptLocaleOf(asked);
  const key = `${id} ${locale}`;
  if (!kept.has(key)) await spend(drawingCost);
  const drawn = kept.get(key) ?? inTurn(personID, () => draw({ facts, locale }));
  if (!kept.has(key)) keep(key, drawn);
  return drawn;
}

function keep(key: string, drawn: Promise<string>): void {
  kept.set(key, drawn);
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  const forget = () => {
    if (kept.get(key) === drawn) kept.delete(key);
  };
  drawn.then(() => setTimeout(forget, keptFor).unref(), forget);
}

async function draw(task: ReceiptTask): Promise<string> {
  const program = new URL('./receipt-thread.ts', import.meta.url);
  const pdf = await runInThread<string>(program, task, limits);
  if (pdf === undefined) throw new CallError('Unavailable', { retryAfter: 5 });
  return pdf;
}
