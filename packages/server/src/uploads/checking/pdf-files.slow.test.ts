import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkPdf, maxPdfs, maxPdfsOfOne } from './pdf-files.ts';

const offer = async () => {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('An offer');
  return Buffer.from(await document.save());
};
/** As many objects as fit into ten megabytes: minutes of work in small steps. */
const manyObjects = (count: number) =>
  Buffer.from(
    `%PDF-1.7\n${Array.from({ length: count }, (_, n) => `${n + 1} 0 obj\n1\nendobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
const tooMuch = { complaint: 'cannot be read within the limits' };

describe('a document is checked in a thread of its own', () => {
  it('which returns the rewritten document, and takes the next one', async () => {
    for (let n = 0; n < 2; n += 1) {
      const { written } = await checkPdf(offer, 'ana');
      expect((await PDFDocument.load(written ?? '')).getPageCount()).toBe(1);
    }
  });

  it('which names the part that it refuses', async () => {
    expect(await checkPdf(async () => Buffer.from('%PDF-1.7\n<</AA 1 0 R>>\n%%EOF\n'), 'ana')).toEqual({
      complaint: 'does something by itself or carries a file',
    });
  });

  it('while other work goes on', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await checkPdf(async () => manyObjects(100_000), 'ana');
    clearInterval(timer);
    // The thread itself computes without a pause.
    expect(turns).toBeGreaterThan(10);
  });

  it('and is refused when that takes too long or too much memory; the next document is checked', async () => {
    expect(await checkPdf(async () => manyObjects(500_000), 'ana', { time: 1, memory: 512 })).toEqual(tooMuch);
    expect(await checkPdf(async () => manyObjects(500_000), 'ana', { time: 600_000, memory: 16 })).toEqual(tooMuch);
    expect((await checkPdf(offer, 'ana')).complaint).toBeUndefined();
  });

  it('but few wait; the others may come again', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: maxPdfs + 4 }, (_, n) => checkPdf(offer, `person ${n}`)),
    );
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ name: 'Unavailable', retryAfter: 5 });
    expect((await checkPdf(offer, 'ana')).complaint).toBeUndefined();
  });

  it('and is read only when its turn has come, so that those that wait fill no memory', async () => {
    const isRead: string[] = [];
    const asked = ['ana', 'ben', 'eva'].map((person) =>
      checkPdf(async () => {
        isRead.push(person);
        return offer();
      }, person),
    );
    await asked[0];
    expect(isRead.length).toBeLessThan(3);
    await Promise.all(asked);
    expect(isRead).toEqual(['ana', 'ben', 'eva']);
  });

  it('but one person has few at a time, and the others go on', async () => {
    const document = await offer();
    const asked = Array.from({ length: maxPdfs + 4 }, () => checkPdf(async () => document, 'ana'));
    const ben = checkPdf(async () => document, 'ben');
    const ends = (await Promise.allSettled(asked)).map(({ status }) => status);
    expect(ends.filter((status) => status === 'fulfilled')).toHaveLength(maxPdfsOfOne);
    expect((await ben).complaint).toBeUndefined();
    expect((await checkPdf(async () => document, 'ana')).complaint).toBeUndefined();
  });

  it.each([
    ['arrays in arrays', `%PDF-1.7\n1 0 obj\n${'['.repeat(3_000_000)}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`],
    [
      'dictionaries in each other',
      `%PDF-1.7\n1 0 obj\n${'<</A'.repeat(1_000_000)}\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    ],
  ])('and is refused with too many %s', async (_what, text) => {
    expect(await checkPdf(async () => Buffer.from(text), 'ana')).toEqual(tooMuch);
  });
});
