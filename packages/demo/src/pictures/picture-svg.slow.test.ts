import { industries } from '@wbn/content/industries';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureKey } from './keys.ts';
import { pictureSvg } from './picture-svg.ts';
import { isMotif, type Motif, motifOf, nounsWithMotif } from './products/motifs.ts';

const product = (seed: number, industryID: string, category: number, motif: Motif = 'neutral', view = seed) =>
  pictureSvg(pictureKey({ kind: 'product', seed, view, industryID, category, motif }))!;
const motifs = [...new Set(nounsWithMotif.map(motifOf))];
const others = (seed: number, industryID: string) => [
  pictureSvg(pictureKey({ kind: 'logo', seed, initials: 'QX', industryID }))!,
  pictureSvg(pictureKey({ kind: 'cover', seed, industryID }))!,
  pictureSvg(pictureKey({ kind: 'portrait', seed, initials: 'MY' }))!,
];

/** Draws at a quarter of the size: enough to check that the renderer accepts it and that it is not empty. */
async function draw(svg: string): Promise<{ width: number; height: number; deviation: number }> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 18 }).png().toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(data).stats();
  return { width: info.width, height: info.height, deviation: Math.max(...channels.map(({ stdev }) => stdev)) };
}

const paths = (svg: string) => [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d);

describe('a made picture', () => {
  it('is the same text for the same key', () => {
    expect(product(77, '0005', 2)).toBe(product(77, '0005', 2));
    expect(others(77, '0009')).toEqual(others(77, '0009'));
  });

  it('holds only finite numbers and no reference to elsewhere', () => {
    for (const { categories, id } of industries)
      for (const svg of [
        ...others(5, id),
        ...categories.map((_, index) => product(5, id, index)),
        ...motifs.map((motif) => product(5, id, 0, motif)),
      ]) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg).not.toMatch(/<(image|script|text|foreignObject)\b|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
      }
  });

  it('of a product shows one thing from all sides: only what surrounds it changes', () => {
    for (const motif of motifs) {
      const [first, second] = [product(9, '0004', 1, motif, 1), product(9, '0004', 1, motif, 2)];
      // Marks are numbered in the order of drawing: the thing itself is drawn before the wall behind it.
      const drawn = (svg: string) => svg.slice(svg.lastIndexOf('<g transform="translate'));
      expect(first, motif).not.toBe(second);
      const [one, other] = [paths(drawn(first)), paths(drawn(second))];
      // A podium below it belongs to what surrounds it, and comes first.
      const common = Math.min(one.length, other.length);
      expect(one.slice(-common), motif).toEqual(other.slice(-common));
    }
  });

  it('of a noun without a drawing of its own is the neutral one', () => {
    expect([motifOf('tower crane'), motifOf('document scanner'), motifOf('smart watch')]).toEqual([
      'crane',
      'neutral',
      'neutral',
    ]);
    expect(isMotif('toString')).toBe(false);
  });

  it.each(motifs)('of %s is drawn by the renderer', async (motif) => {
    const { deviation, height, width } = await draw(product(17, '0002', 0, motif));
    expect([width, height]).toEqual([200, 200]);
    expect(deviation).toBeGreaterThan(8);
  });

  it.each(industries.map(({ categories, id }) => [id, categories.length] as const))(
    'is drawn by the renderer for each category of %s, its logo, its cover and a portrait',
    async (id, count) => {
      for (let category = 0; category < count; category += 1) {
        const { deviation, height, width } = await draw(product(11 * category + 3, id, category));
        expect([width, height]).toEqual([200, 200]);
        expect(deviation, `${id}.${category}`).toBeGreaterThan(4);
      }
      const [logo, cover, portrait] = await Promise.all(others(21, id).map(draw));
      expect([logo?.width, logo?.height, cover?.width, cover?.height]).toEqual([64, 64, 400, 100]);
      expect(Math.min(logo!.deviation, cover!.deviation, portrait!.deviation)).toBeGreaterThan(4);
    },
    60_000,
  );

  it('differs from seed to seed', () => {
    for (const { id } of industries) {
      const seeds = Array.from({ length: 12 }, (_, seed) => seed);
      expect(new Set(seeds.map((seed) => product(seed, id, 0, 'pump'))).size).toBe(12);
      expect(new Set(seeds.map((seed) => others(seed, id)[0])).size).toBeGreaterThanOrEqual(11);
      expect(new Set(seeds.map((seed) => others(seed, id)[1])).size).toBe(12);
      expect(new Set(seeds.map((seed) => others(seed, id)[2])).size).toBe(12);
    }
  });
});
