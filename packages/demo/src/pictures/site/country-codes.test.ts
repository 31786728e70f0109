import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { codeLetters, countryCodes } from './country-codes.ts';

/** The uncompressed part of a WOFF2 file begins after its table list; each entry is a number and a length of variable size. */
const unpacked = (font: Buffer) => {
  let start = 48;
  for (let table = 0; table < font.readUInt16BE(12); table++) {
    start += 1;
    while (font[start]! >= 128) start += 1;
    start += 1;
  }
  return brotliDecompressSync(font.subarray(start, start + font.readUInt32BE(20)));
};

it('the portal has the letters as they would be drawn today, in little more than 2 kB', async () => {
  const folder = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'host-site', 'public');
  const committed = await readFile(path.join(folder, 'media', 'country-codes.woff2'));
  expect(unpacked(committed).equals(unpacked(countryCodes()))).toBe(true);
  expect(committed.readUInt32BE(8)).toBe(committed.length);
  expect(committed.length).toBeLessThan(2_500);
});

it('has all letters in their order, without a hole where two lines of one cross', () => {
  expect(codeLetters.map(({ codePoint }) => String.fromCodePoint(codePoint)).join('')).toBe(
    '🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
  );
  for (const { contours } of codeLetters) {
    expect(contours.length).toBeGreaterThan(0);
    for (const points of contours) {
      const area = points.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % points.length]!;
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(area).toBeLessThan(0);
    }
  }
});
