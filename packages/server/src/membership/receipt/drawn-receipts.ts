import { CallError } from '@wbn/http';
import { runInThread } from '../../run-in-thread.ts';
import { turnsByPerson } from '../../turns/turns-by-person.ts';
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
const kept = new Map<string, Drawing>();

interface Drawing {
  readonly pdf: Promise<string>;
  /** How many wait for it. */
  readers: number;
  /** Ends it, once nobody waits. */
  end(): void;
}

export interface Wanted {
  readonly id: string;
  readonly personID: string;
  readonly facts: ReceiptFacts;
  readonly locale: string | undefined;
  /** Charges the person, before the drawing. */
  spend(tokens: number): Promise<void>;
  /** Aborts when this reader has left. */
  readonly gone: AbortSignal;
}

/**
 * A receipt as a PDF in base64, in the reader's language if receipts support it. It is drawn in a thread, one at a time in a process, and kept
 * for some minutes, because a receipt never changes: a second request, also meanwhile, gets the same and pays for no drawing.
 * A drawing for which nobody waits any more ends, and is not kept.
 * @throws CallError Unavailable if too many receipts wait, of all people or of this one
 */
export async function drawnReceipt({ facts, gone, id, locale: asked, personID, spend }: Wanted): Promise<string> {
  const locale = receiptLocaleOf(asked);
  const key = `${id} ${locale}`;
  if (!kept.has(key)) await spend(drawingCost);
  const drawing = kept.get(key) ?? begin(key, personID, { facts, locale });
  const leave = () => {
    drawing.readers -= 1;
    if (drawing.readers === 0) drawing.end();
  };
  drawing.readers += 1;
  if (gone.aborted) leave();
  else gone.addEventListener('abort', leave);
  return drawing.pdf.finally(() => gone.removeEventListener('abort', leave));
}

function begin(key: string, personID: string, task: ReceiptTask): Drawing {
  const nobody = new AbortController();
  const pdf = inTurn(personID, () => draw(task, nobody.signal));
  const drawing: Drawing = { pdf, readers: 0, end: () => end() };
  const forget = () => {
    if (kept.get(key) === drawing) kept.delete(key);
  };
  let end = () => {
    forget();
    nobody.abort();
  };
  kept.set(key, drawing);
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  pdf.then(() => {
    end = () => {};
    setTimeout(forget, keptFor).unref();
  }, forget);
  return drawing;
}

async function draw(task: ReceiptTask, end: AbortSignal): Promise<string> {
  const program = new URL('./receipt-thread.ts', import.meta.url);
  const pdf = await runInThread<string>(program, task, { ...limits, end });
  if (pdf === undefined) throw new CallError('Unavailable', { retryAfter: 5 });
  return pdf;
}
