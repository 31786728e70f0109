import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { editions } from '@wbn/content/editions';
import { imageIDs } from '@wbn/content/pages';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { territorialLogo } from './brand.ts';
import { sceneSvg, scenes } from './site-files.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'host-site', 'public');
const file = (name: string) => path.join(folder, name);

it('has a picture for every illustration that a page names, but for the map', () => {
  expect(Object.keys(scenes).sort()).toEqual(imageIDs.filter((id) => id !== 'world-map').sort());
  for (const id of Object.keys(scenes)) expect(existsSync(file(`images/${id}.webp`)), id).toBe(true);
});

it('has a logo for every edition, as it would be drawn today', async () => {
  for (const edition of editions)
    expect(await readFile(file(`images/network/${edition.code}.svg`), 'utf8')).toBe(territorialLogo(edition));
});

it('draws scenes the same way each time, with nothing from elsewhere', () => {
  for (const id of Object.keys(scenes)) {
    expect(sceneSvg(id), id).toBe(sceneSvg(id));
    expect(sceneSvg(id), id).not.toMatch(/NaN|undefined|Infinity|<(image|text|script)\b/);
  }
});

it('keeps the illustrations together below 600 kB and the icons at their sizes', async () => {
  const sizes = await Promise.all(
    Object.keys(scenes).map(async (id) => (await readFile(file(`images/${id}.webp`))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
  const wanted = {
    'icon-192.png': [192, 192],
    'icon-512.png': [512, 512],
    'icon-maskable-512.png': [512, 512],
    'apple-touch-icon.png': [180, 180],
    'og-image.png': [1200, 630],
  };
  for (const [name, [width, height]] of Object.entries(wanted)) {
    const picture = await sharp(file(name)).metadata();
    expect([name, picture.width, picture.height]).toEqual([name, width, height]);
  }
});
