import { uploadLimit } from '@wbn/contract';

/** Pixels: the server keeps no wider picture. */
const widest = 1200;

/**
 * A picture that is larger than an upload may be, as phones take them, drawn anew so that it fits; anything else, and what the browser
 * cannot read, as it is. The server draws each picture anew in the same width, so nothing is lost that anybody would have seen.
 */
export async function fitting(file: Blob): Promise<Blob> {
  if (file.size <= uploadLimit || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const width = Math.min(picture.width, widest);
    const canvas = new OffscreenCanvas(width, (picture.height * width) / picture.width);
    const pen = canvas.getContext('2d')!;
    // What shines through is white on paper.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, canvas.height);
    pen.drawImage(picture, 0, 0, width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  } catch {
    return file;
  }
}
