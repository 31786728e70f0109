import { parentPort } from 'node:worker_threads';
import { type ReceiptFacts, receiptPdf } from './pdf.ts';

/** The program of a thread that draws one receipt. */

export interface ReceiptTask {
  readonly facts: ReceiptFacts;
  readonly locale: string;
}

parentPort?.once('message', async ({ facts, locale }: ReceiptTask) => {
  const pdf = await receiptPdf(facts, locale);
  parentPort?.postMessage(pdf.toString('base64'));
  parentPort?.close();
});
