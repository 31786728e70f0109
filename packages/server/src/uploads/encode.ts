import { pictureWidths } from './pictures.ts';

/** A flat picture of 20,000 x 20,000 is a few hundred kB as a file but gigabytes when decoded. */
const maxPixels = 25_000_000;
/** Longest side. */
const longestSide = 10_000;

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

// One decode at a time per process: the largest allowed picture needs about 100 MB.
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and re-encodes it in every width, as WebP without metadata: the original file is never served. Small pictures are not
 * enlarged. Only the first frame of an animation is kept.
 * @throws the decoder's Error for files that are not pictures or are too large
 */
export function encode(original: Buffer): Promise<Encoded> {
  const work = last.then(() => encodeNow(original));
  last = work.catch(() => undefined);
  return work;
}

async function encodeNow(original: Buffer): Promise<Encoded> {
  const sharp = await decoder();
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, animated: false });
  const { width, height } = await picture.metadata();
  if (!width || !height || Math.max(width, height) > longestSide) throw new Error('The picture has no usable size.');
  const variants = [];
  for (const asked of pictureWidths) {
    const { data, info } = await picture
      .clone()
      // Rotates as the metadata says before dropping it; CMYK and wide colours become sRGB.
      .autoOrient()
      .resize({ width: asked, withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    variants.push({ asked, width: info.width, height: info.height, bytes: data });
  }
  return { width, height, variants };
}
