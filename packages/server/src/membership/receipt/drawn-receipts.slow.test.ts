import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingCost, drawnReceipt } from './drawn-receipts.ts';

const facts = {
  number: 'WBN-1',
  issuedAt: new Date(0),
  tier: 'gold',
  amountCents: 100,
  creditCents: 0,
  currency: 'USD',
  vatNumber: null,
  seller: null,
  tax: null,
  companyName: 'Najd',
  email: 'owner@mail.example',
  country: 'SA',
  periodStart: new Date(0),
  periodEnd: new Date(0),
};

function aReader() {
  const spent: number[] = [];
  const personID = randomUUID();
  const spend = async (tokens: number) => void spent.push(tokens);
  const read = (id: string, locale?: string, gone = new AbortController().signal) =>
    drawnReceipt({ id, personID, facts, locale, spend, gone });
  return { read, spent };
}

describe('a receipt', { timeout: 60_000 }, () => {
  it('is drawn once for each language, and only the drawing is paid', async () => {
    const { read, spent } = aReader();
    const id = randomUUID();
    const first = await read(id, 'es');
    expect(Buffer.from(first, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await Promise.all([read(id, 'es'), read(id, 'es-AR'), read(id, 'es')])).toEqual([first, first, first]);
    expect(spent).toEqual([drawingCost]);
    expect(await read(id, 'it')).not.toBe(first);
    expect(spent).toEqual([drawingCost, drawingCost]);
  });

  it('is drawn once for all who ask at the same time', async () => {
    const { read } = aReader();
    const id = randomUUID();
    const drawn = await Promise.all(Array.from({ length: 12 }, () => read(id)));
    expect(new Set(drawn).size).toBe(1);
  });

  it('waits for one other of the same person at most', async () => {
    const { read } = aReader();
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => read(randomUUID())));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(10);
    for (const reason of refused) expect(reason).toMatchObject({ name: 'Unavailable' });
  });

  it('is drawn no further, and not kept, when its reader has left: while it is drawn, while it waits, and before', async () => {
    const { read, spent } = aReader();
    const leaving = [new AbortController(), new AbortController()];
    const asked = leaving.map(({ signal }) => ({ id: randomUUID(), signal }));
    const drawn = asked.map(({ id, signal }) => read(id, 'ar', signal));
    await new Promise(setImmediate);
    for (const one of leaving) one.abort();
    const left = [...drawn, aReader().read(randomUUID(), 'ar', AbortSignal.abort())];
    for (const one of await Promise.allSettled(left)) expect(one).toMatchObject({ status: 'rejected' });
    expect(await read(asked[0]!.id, 'ar')).toMatch(/^[\w+/]+=*$/);
    expect(spent).toEqual([drawingCost, drawingCost, drawingCost]);
  });

  it('is drawn on for another reader who waits for it, and stays for those who come later', async () => {
    const [first, second] = [aReader(), aReader()];
    const id = randomUUID();
    const leaving = new AbortController();
    const drawn = [first.read(id, 'en', leaving.signal)];
    await new Promise(setImmediate);
    drawn.push(second.read(id));
    await new Promise(setImmediate);
    leaving.abort();
    const [one, other] = await Promise.all(drawn);
    expect(one).toBe(other);
    expect(await second.read(id, 'en', AbortSignal.abort())).toBe(one);
    expect(await second.read(id)).toBe(one);
    expect([first.spent, second.spent]).toEqual([[drawingCost], []]);
  });

  it('is not paid for or kept when the charge is refused', async () => {
    const { read, spent } = aReader();
    const id = randomUUID();
    const refuse = () => Promise.reject(new Error('too many'));
    const asked = {
      id,
      personID: randomUUID(),
      facts,
      locale: 'en',
      spend: refuse,
      gone: new AbortController().signal,
    };
    await expect(drawnReceipt(asked)).rejects.toThrow('too many');
    await read(id, 'en');
    expect(spent).toEqual([drawingCost]);
  });
});

it('PDFs are read and drawn by programs of threads only', () => {
  const folder = path.join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (file) => !/\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(file),
  );
  const importers = (module: RegExp) =>
    files.filter((file) => module.test(readFileSync(path.join(folder, file), 'utf8'))).sort();
  expect(importers(/^import (?!type ).*'(?:pdfkit|@cantoo\/pdf-lib)'|import\('(?:pdfkit|@cantoo\/pdf-lib)/m)).toEqual([
    'membership/receipt/pdf.ts',
    'uploads/checking/write-pdf-anew.ts',
  ]);
  expect(
    importers(
      /^import (?!type ).*'(?:\.\.?\/)+(?:receipt\/pdf|pdf|write-pdf-anew)\.ts'|import\([^)]*\/(?:pdf|write-pdf-anew)\.ts/m,
    ),
  ).toEqual(['membership/receipt/receipt-thread.ts', 'uploads/checking/pdf-thread.ts']);
});
