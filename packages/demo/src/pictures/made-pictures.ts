import { createPictureStore } from './picture-store.ts';

/** Draws a made picture into `folder`, below the path of a request's URL, when it is requested first. Other URLs change nothing. */
export function drawMadePictures(folder: string): (url: string) => Promise<void> {
  const pictures = createPictureStore(folder);
  return async (url) => {
    const key = url.slice(1).split('?')[0] ?? '';
    if (key.startsWith('made/')) await pictures.read(key);
  };
}
