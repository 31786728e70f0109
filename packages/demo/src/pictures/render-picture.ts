import sharp from 'sharp';
import { pictureSvg } from './picture-svg.ts';

/** Target size in bytes, and the initial quality. */
const limits = {
  logo: { bytes: 6_000, quality: 84 },
  portrait: { bytes: 6_000, quality: 84 },
  product: { bytes: 25_000, quality: 82 },
  cover: { bytes: 40_000, quality: 82 },
} as const;

/** The picture of a key as WebP; undefined for an unknown key. Lowers the quality to meet the size. */
export async function renderPicture(key: string): Promise<Buffer | undefined> {
  const svg = pictureSvg(key);
  if (svg === undefined) return undefined;
  const { bytes, quality } = limits[key.split('/')[1] as keyof typeof limits];
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { channels, height, width } = pixels.info;
  for (let index: number = quality; ; index -= 12) {
    const picture = await sharp(pixels.data, { raw: { channels, height, width } })
      .webp({ quality: index, effort: 4, smartSubsample: index === quality })
      .toBuffer();
    if (picture.length <= bytes || index <= 46) return picture;
  }
}
