import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encode } from './encode.ts';

const flat = (side: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width: side, height: side, channels, background: { r: 200, g: 80, b: 20, alpha: 0.5 } } });
const deep = (side: number) => flat(side).toColourspace('rgb16').png({ progressive: true }).toBuffer();

it('a picture is refused by its bytes when decoded, not by its pixels alone', async () => {
  const large = await deep(4200);
  expect((await sharp(large).metadata()).depth).toBe('ushort');
  expect(large.length).toBeLessThan(500_000);
  await expect(encode(large)).rejects.toThrow('too large when decoded');
  expect((await encode(await deep(600))).width).toBe(600);
});

it('each width has the colour, the transparency and the sides of the original', async () => {
  const { variants } = await encode(await flat(1500, 4).png().toBuffer());
  expect(variants.map(({ width, height }) => [width, height])).toEqual([
    [160, 160],
    [480, 480],
    [1200, 1200],
  ]);
  for (const { bytes } of variants) {
    expect((await sharp(bytes).metadata()).channels).toBe(4);
    const [r = 0, g = 0, b = 0, alpha = 0] = await sharp(bytes).raw().toBuffer();
    for (const [is, was] of [
      [r, 200],
      [g, 80],
      [b, 20],
      [alpha, 128],
    ] as const) {
      expect(Math.abs(is - was)).toBeLessThan(6);
    }
  }
});

it('a picture on its side stands upright in each width', async () => {
  const lying = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#888' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { variants } = await encode(lying);
  expect(variants.map(({ width, height }) => [width, height])).toEqual([
    [160, 480],
    [300, 900],
    [300, 900],
  ]);
});

it('grey pictures, those for printers and those of one pixel are taken', async () => {
  const odd = [
    await flat(900).greyscale().png().toBuffer(),
    await flat(900).toColorspace('cmyk').jpeg().toBuffer(),
    await flat(900, 4).greyscale().png().toBuffer(),
    await flat(1).png().toBuffer(),
  ];
  for (const picture of odd) expect((await encode(picture)).variants).toHaveLength(3);
});
