import { createPictureStore } from './picture-store.ts';

/** Draws a generated picture into `folder`, below the path of a request's URL, at its first request. Other URLs change nothing. */
export function drawMadePictures(folder: string): (url: string) => Promise<void> {
  const pictures = createPictureStore(folder);
  return async (url) => {
    const key = url.slice(1).split('?')[0] ?? '';
    if (key.startsWith('made/')) await pictures.read(key);
  };
}
