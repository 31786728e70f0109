import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compare } from './compare.ts';

/** A white picture with the first `black` of its pixels black. */
function picture(black: number, width = 100, height = 100): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let i = 0; i < black; i++) png.data.fill(0, i * 4, i * 4 + 3);
  return PNG.sync.write(png);
}

it('a picture does not differ from itself', () => {
  expect(compare(picture(40), picture(40))).toMatchObject({ share: 0, isTooMuch: false });
});

it('a line that moved is a difference, and is drawn', () => {
  const difference = compare(picture(100), picture(300));
  expect(difference).toMatchObject({ share: 0.02, isTooMuch: true });
  expect(difference.drawing?.length).toBeGreaterThan(0);
});

it('pictures of two sizes differ as a whole', () => {
  expect(compare(picture(0), picture(0, 100, 101))).toEqual({ share: 1, isTooMuch: true });
});
