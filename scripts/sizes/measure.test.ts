import { expect, it } from 'vitest';
import { brotliBytes, withFixedHashes } from './measure.ts';

const hashes = (seed: number) =>
  Array.from({ length: 8 }, (_, index) => Buffer.alloc(32, seed * 8 + index).toString('base64'));
const code = (names: readonly string[]) => names.map((hash, index) => `load("chunk-${index}","${hash}");`).join('');

it('a file is as large whatever the hashes of the files that it names', () => {
  const sizes = [1, 2, 3].map((seed) => brotliBytes(Buffer.from(withFixedHashes(code(hashes(seed))))));
  expect(new Set(sizes).size).toBe(1);
});

it('the hashes in their place are as hard to compress as real ones', () => {
  // A hash has 32 bytes that nothing can make smaller.
  expect(brotliBytes(Buffer.from(withFixedHashes(code(hashes(1)))))).toBeGreaterThan(8 * 32);
});
