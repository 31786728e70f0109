import { runInThread, type ThreadLimits } from '../../run-in-thread.ts';
import { turnsByPerson } from '../../turns/turns-by-person.ts';

/** The rewritten document, or the reason of its refusal. */
export type CheckedPdf =
  | { readonly written: Uint8Array; readonly complaint?: undefined }
  | { readonly complaint: string; readonly written?: undefined };

/** A scan of ten megabytes takes less than a second. Bytes that a document unpacks to have a limit of their own (write-pdf-anew.ts). */
export const usualLimits: ThreadLimits = { time: 12_000, memory: 512 };
const tooMuch: CheckedPdf = { complaint: 'cannot be read within the limits' };

/** Most documents that are checked or wait in a process. */
export const maxPdfs = 8;
/** Most of one person: the others' documents find room while theirs are checked. */
export const maxPdfsOfOne = 2;
const inTurn = turnsByPerson({ most: maxPdfs, mostOfOne: maxPdfsOfOne });

/** Reads a document when its turn has come: those that wait keep no bytes in memory. */
type Read = () => Promise<Uint8Array>;

/**
 * Checks a document and rewrites it in a thread of its own, one per process: however long it takes, other requests are served meanwhile.
 * @throws CallError Unavailable if too many documents wait, of all people or of this one
 */
export const checkPdf = (read: Read, ownerID: string, limits: ThreadLimits = usualLimits): Promise<CheckedPdf> =>
  inTurn(ownerID, async () => checkInThread(await read(), limits));

async function checkInThread(bytes: Uint8Array, limits: ThreadLimits): Promise<CheckedPdf> {
  const program = new URL('./pdf-thread.ts', import.meta.url);
  // The thread ends with an error if its memory is used up.
  return (await runInThread<CheckedPdf>(program, bytes, limits).catch(() => undefined)) ?? tooMuch;
}
