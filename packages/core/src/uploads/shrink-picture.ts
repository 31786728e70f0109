/** Pixels: the server stores no wider picture. */
const widest = 1200;
/** Pixels: a long screenshot stays readable, and no canvas becomes too large. */
const tallest = 4800;

/** The steps until a picture fits: its size compared with the first step, and its quality. */
const steps = [
  { scale: 1, quality: 0.8 },
  { scale: 1, quality: 0.6 },
  { scale: 0.7, quality: 0.6 },
  { scale: 0.5, quality: 0.5 },
  { scale: 0.25, quality: 0.4 },
  { scale: 0.1, quality: 0.4 },
] as const;

/**
 * Encodes a picture anew with at most `limit` bytes, upright as its EXIF orientation says. The server re-encodes to the same width, so no
 * visible detail is lost. Returns the smallest step if none fits.
 * @throws an Error if the browser cannot decode the file
 *
 * @example
 * const file = new Blob(['…'], { type: 'image/webp' });
 * const picture = await shrinkPicture(file, 512_000).catch(() => file);
 * picture.size <= 512_000; // true
 */
export async function shrinkPicture(file: Blob, limit: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const full = Math.min(1, widest / picture.width, tallest / picture.height);
    let made = file;
    for (const { quality, scale } of steps) {
      made = await draw(picture, full * scale, quality);
      if (made.size <= limit) break;
    }
    return made;
  } finally {
    picture.close();
  }
}

async function draw(picture: ImageBitmap, scale: number, quality: number): Promise<Blob> {
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(size(picture.width), size(picture.height));
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  // JPEG has no transparency: such pixels become white.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return await canvas.convertToBlob({ type: 'image/jpeg', quality });
}
