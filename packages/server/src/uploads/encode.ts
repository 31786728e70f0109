import { pictureWidths } from './pictures.ts';

/** A flat picture of 20,000 x 20,000 fits in a few hundred kB and would take gigabytes to decode. */
const mostPixels = 25_000_000;
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

/** The library comes with the first picture. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

// One decode at a time in a process: the largest allowed picture takes about 100 MB while it is worked on.
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and writes it anew in every width, as WebP without metadata: nothing of the original file is ever served. Small
 * pictures are not blown up. Only the first frame of a moving picture is kept.
 * @throws Error of the decoder for what is no picture, or too large a one
 */
export function encode(original: Buffer): Promise<Encoded> {
  const work = last.then(() => encodeNow(original));
  last = work.catch(() => undefined);
  return work;
}

async function encodeNow(original: Buffer): Promise<Encoded> {
  const sharp = await decoder();
  const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, animated: false });
  const { width, height } = await picture.metadata();
  if (!width || !height || Math.max(width, height) > longestSide) throw new Error('The picture has no usable size.');
  const variants = [];
  for (const asked of pictureWidths) {
    const { data, info } = await picture
      .clone()
      // Turned as its metadata says before that is dropped; CMYK and wide colours become sRGB.
      .autoOrient()
      .resize({ width: asked, withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    variants.push({ asked, width: info.width, height: info.height, bytes: data });
  }
  return { width, height, variants };
}
