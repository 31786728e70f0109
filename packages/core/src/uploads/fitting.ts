import { uploadLimit } from '@wbn/contract';

/** Pixels: the server stores no wider picture. */
const widest = 1200;

/**
 * Shrinks a picture that exceeds the upload limit, as phone pictures do; other files, and those that the browser cannot decode, stay
 * unchanged. The server re-encodes to the same width, so no visible detail is lost.
 */
export async function fitting(file: Blob): Promise<Blob> {
  if (file.size <= uploadLimit || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const width = Math.min(picture.width, widest);
    const canvas = new OffscreenCanvas(width, (picture.height * width) / picture.width);
    const pen = canvas.getContext('2d')!;
    // Transparent pixels become white.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, canvas.height);
    pen.drawImage(picture, 0, 0, width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  } catch {
    return file;
  }
}
