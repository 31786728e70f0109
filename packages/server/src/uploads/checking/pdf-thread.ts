import { parentPort } from 'node:worker_threads';
import { complaintAboutPdf } from './inspect-pdf.ts';
import type { CheckedPdf } from './pdf-files.ts';
import { writePdfAnew } from './write-pdf-anew.ts';

/** The program of a thread that checks one document and rewrites it. */

async function check(bytes: Buffer): Promise<CheckedPdf> {
  const complaint = complaintAboutPdf(bytes);
  if (complaint !== null) return { complaint };
  const { complaint: inside, written } = await writePdfAnew(bytes);
  if (written === undefined) return { complaint: inside };
  // Check again, now that all objects are visible.
  const hidden = complaintAboutPdf(Buffer.from(written));
  return hidden === null ? { written } : { complaint: hidden };
}

parentPort?.once('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await check(Buffer.from(bytes)));
  parentPort?.close();
});
