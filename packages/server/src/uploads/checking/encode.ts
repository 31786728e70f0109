import { turnsByPerson } from '../../turns/turns-by-person.ts';
import { pictureWidths } from '../pictures.ts';

/** A flat picture of 20,000 x 20,000 is a few hundred kB as a file but gigabytes when decoded. */
const maxPixels = 25_000_000;
/** Longest side. */
const longestSide = 10_000;
/** Bytes of a decoded picture: an interlaced one is held whole. 25 megapixels of red, green, blue and alpha. */
const maxDecoded = 4 * maxPixels;
/** Bytes of one sample; 1 for other depths. */
const sampleBytes: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 };
/** Longest time of one step. Usual pictures take a tenth of one. */
const seconds = 10;

export interface Encoded {
  readonly width: number;
  readonly height: number;
  readonly variants: readonly {
    readonly asked: number;
    readonly width: number;
    readonly height: number;
    readonly bytes: Buffer;
  }[];
}

/** Loads sharp with the first picture. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Most pictures that are encoded or wait in a process. */
const most = 96;
/** Most of one person: a page of products sends its pictures at once. */
const mostOfOne = 32;

/**
 * One picture at a time is read and encoded in a process.
 * @throws CallError Unavailable if too many pictures wait
 */
export const pictureTurn = turnsByPerson({ most, mostOfOne });

/**
 * Decodes a picture and re-encodes it in every width, as WebP without metadata: the original file is never served. Small pictures are not
 * enlarged. Only the first frame of an animation is kept.
 * @throws the decoder's Error for files that are not pictures or are too large
 */
export async function encode(original: Buffer): Promise<Encoded> {
  const sharp = await decoder();
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, animated: false });
  const { width, height, channels, depth } = await picture.metadata();
  if (!width || !height || Math.max(width, height) > longestSide) throw new Error('The picture has no usable size.');
  const size = width * height * (channels ?? 4) * (sampleBytes[depth ?? ''] ?? 1);
  if (size > maxDecoded) throw new Error('The picture is too large when decoded.');
  // Decoded once: the smaller widths are made of the largest.
  const { data, info } = await picture
    // Rotates as the metadata says before dropping it; CMYK and wide colours become sRGB.
    .autoOrient()
    .resize({ width: Math.max(...pictureWidths), withoutEnlargement: true })
    .toColorspace('srgb')
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 };
  const variants = [];
  for (const asked of pictureWidths) {
    const made = await sharp(data, { raw })
      .resize({ width: asked, withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality: 82 })
      .timeout({ seconds })
      .toBuffer({ resolveWithObject: true });
    variants.push({ asked, width: made.info.width, height: made.info.height, bytes: made.data });
  }
  return { width, height, variants };
}
