import { Worker } from 'node:worker_threads';
import { turnsByPerson } from './turns-by-person.ts';

/** The rewritten document, or the reason of its refusal. */
export type CheckedPdf =
  | { readonly written: Uint8Array; readonly complaint?: undefined }
  | { readonly complaint: string; readonly written?: undefined };

export interface PdfLimits {
  /** Milliseconds. */
  readonly time: number;
  /** Megabytes of objects. Bytes that a document unpacks to have a limit of their own (write-pdf-anew.ts). */
  readonly memory: number;
}

/** A scan of ten megabytes takes less than a second. */
export const usualLimits: PdfLimits = { time: 12_000, memory: 512 };
const tooMuch: CheckedPdf = { complaint: 'cannot be read within the limits' };

/** Most documents that are checked or wait in a process: each keeps its bytes in memory. */
export const maxPdfs = 8;
/** Most of one person: the others' documents find room while theirs are checked. */
export const maxPdfsOfOne = 2;
const inTurn = turnsByPerson({ most: maxPdfs, mostOfOne: maxPdfsOfOne });

/**
 * Checks a document and rewrites it in a thread of its own, one per process: however long it takes, other requests are served meanwhile.
 * @throws CallError Unavailable if too many documents wait, of all people or of this one
 */
export const checkPdf = (bytes: Uint8Array, ownerID: string, limits: PdfLimits = usualLimits): Promise<CheckedPdf> =>
  inTurn(ownerID, () => checkInThread(bytes, limits));

function checkInThread(bytes: Uint8Array, { memory, time }: PdfLimits): Promise<CheckedPdf> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const timer = setTimeout(() => end(tooMuch), time);
    const end = (checked: CheckedPdf) => {
      clearTimeout(timer);
      void thread.terminate();
      resolve(checked);
    };
    thread.once('message', end);
    // The thread ends by itself if its memory is used up.
    thread.once('error', () => end(tooMuch));
    thread.once('exit', () => end(tooMuch));
    thread.postMessage(bytes);
  });
}
