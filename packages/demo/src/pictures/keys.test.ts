import { industries } from '@wbn/content/industries';
import { describe, expect, it } from 'vitest';
import { parsePictureKey, pictureKey } from './keys.ts';
import { pictureSvg } from './picture-svg.ts';
import { categorySigns } from './products/category-signs.ts';

describe('the key of a made picture', () => {
  it('is read back as it was written', () => {
    const all = [
      { kind: 'logo', seed: 4_294_967_295, initials: 'WBN', industryID: '0004' },
      { kind: 'product', seed: 0, view: 4_294_967_295, industryID: '0015', category: 10, motif: 'switchesAndSockets' },
      { kind: 'cover', seed: 35, industryID: '0001' },
      { kind: 'portrait', seed: 36, initials: 'A' },
    ] as const;
    for (const of of all) expect(parsePictureKey(pictureKey(of))).toEqual(of);
    expect(pictureKey(all[0])).toBe('made/logo/1z141z3-WBN-0004.webp');
  });

  it('of a product from before there were motifs names the neutral picture', () => {
    expect(parsePictureKey('made/product/1-0001-2.webp')).toEqual({
      kind: 'product',
      seed: 1,
      view: 1,
      industryID: '0001',
      category: 2,
      motif: 'neutral',
    });
  });

  it.each([
    '',
    'made/logo/1-AB-0001.png',
    'made/logo/1-ABCD-0001.webp',
    'made/logo/1-ab-0001.webp',
    'made/logo/1-A<B-0001.webp',
    'made/logo/1-AB-0016.webp',
    'made/logo/1-AB-0001.webp\n',
    'made/logo/../logo/1-AB-0001.webp',
    'made/product/1-0001-10.webp',
    'made/product/1-0001-01.webp',
    'made/product/01-0001-1.webp',
    'made/product/-1-0001-1.webp',
    'made/product/1-__proto__-1.webp',
    'made/product/1-0001-1-1.webp',
    'made/product/1-0001-1-1-constructor.webp',
    'made/product/1-0001-1-1z141z4-pump.webp',
    'made/cover/1z141z4-0001.webp',
    'made/cover/zzzzzzz-0001.webp',
    'made/cover/1-0001.webp/../../../etc/passwd',
    '../../etc/passwd',
    '/made/cover/1-0001.webp',
    'made\\cover\\1-0001.webp',
    'made/cover/1-0001.webp\0',
    'made/portrait/1-%41.webp',
    `made/portrait/${'1'.repeat(5000)}-A.webp`,
    'made/hasOwnProperty/1-A.webp',
  ])('is refused when it is not exactly of a known form: %j', (key) => {
    expect(parsePictureKey(key)).toBeUndefined();
    expect(pictureSvg(key)).toBeUndefined();
  });
});

it('each category has a sign of its own, for products that no drawing shows', () => {
  for (const { categories, id } of industries) {
    expect(categorySigns[id], id).toHaveLength(categories.length);
    for (const sign of categorySigns[id] ?? []) expect(sign.length).toBeGreaterThan(0);
  }
});
