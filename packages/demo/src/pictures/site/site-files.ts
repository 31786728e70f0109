import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editions } from '@wbn/content/editions';
import sharp from 'sharp';
import { Random, seedOf } from '../../network/random.ts';
import type { Composition } from '../products/materials.ts';
import { Studio } from '../studio/studio.ts';
import { aboutScenes } from './about-scenes.ts';
import { favicon, logo, logoLight, maskable, territorialLogo, touchIcon } from './brand.ts';
import { mascots } from './camel.ts';
import { countryCodes } from './country-codes.ts';
import { offerScenes } from './offer-scenes.ts';
import { ogImage } from './og-image.ts';
import { siteFrame } from './site-frame.ts';
import { tipScenes } from './tip-scenes.ts';

import { whyScenes } from './why-scenes.ts';

/** A scene for each illustration of a page, except the world map, which the portal draws from its outlines. */
export const scenes: Readonly<Record<string, Composition>> = {
  ...whyScenes,
  ...aboutScenes,
  ...tipScenes,
  ...offerScenes,
  ...mascots,
};

/** The scene of an illustration as SVG, 960 × 540, without a ground. */
export function sceneSvg(id: string): string {
  const stage = new Studio(new Random(seedOf('site', id)));
  scenes[id]!(stage);
  return siteFrame(stage);
}

const pixels = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(size, size);

/** Our committed files in the portal's public folder, by path. */
async function siteFiles(): Promise<ReadonlyMap<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>([
    ['media/country-codes.woff2', countryCodes()],
    ['favicon.svg', favicon],
    ['logo.svg', logo],
    ['logo-light.svg', logoLight],
    ['icon-192.png', await pixels(favicon, 192).png({ palette: true }).toBuffer()],
    ['icon-512.png', await pixels(favicon, 512).png({ palette: true }).toBuffer()],
    ['icon-maskable-512.png', await pixels(maskable, 512).png({ palette: true }).toBuffer()],
    ['apple-touch-icon.png', await pixels(touchIcon, 180).png({ palette: true }).toBuffer()],
    ['og-image.png', await sharp(Buffer.from(ogImage())).png({ palette: true, quality: 90, effort: 8 }).toBuffer()],
  ]);
  for (const edition of editions) files.set(`images/network/${edition.code}.svg`, territorialLogo(edition));
  for (const id of Object.keys(scenes)) {
    const picture = sharp(Buffer.from(sceneSvg(id))).webp({
      quality: 72,
      alphaQuality: 70,
      effort: 6,
      smartSubsample: true,
    });
    files.set(`images/${id}.webp`, await picture.toBuffer());
  }
  return files;
}

// Run by hand after a change of a drawing: node --conditions=wbn-source packages/demo/src/pictures/site/site-files.ts
if (import.meta.main) {
  const folder = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'host-site', 'public');
  for (const [name, content] of await siteFiles()) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
