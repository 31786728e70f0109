/** Longest side of a preview in pixels: small, because it is stored with a form's draft. */
const largest = 480;

/** A small copy of a picture as a data URL, which the page's policy allows; undefined for other files. */
export async function previewOf(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, largest / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.8);
  } catch {
    return undefined;
  }
}
