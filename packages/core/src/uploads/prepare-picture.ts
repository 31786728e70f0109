import { uploadLimit } from '@wbn/contract';
import { shrinkPicture } from './shrink-picture.ts';

/** Types that the server accepts. */
const accepted = ['image/png', 'image/jpeg', 'image/webp'];
const heicFile = /hei[cf]/i;

/**
 * A file that can never be uploaded as a picture: trying again does not help.
 *
 * @example
 * const error = await preparePicture(new File(['…'], 'IMG_1.heic')).catch((reason) => reason);
 * error instanceof UnusablePicture; // true
 * error.reason; // 'heic'
 */
export class UnusablePicture extends Error {
  readonly reason: 'heic' | 'notPicture';
  constructor(reason: 'heic' | 'notPicture') {
    super(`This file cannot be used: ${reason}.`);
    this.name = 'UnusablePicture';
    this.reason = reason;
  }
}

// One picture at a time: a decoded phone photo takes 50 MB of memory.
let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a file that the server accepts: shrinks a picture above the limit in bytes, and converts other types that the browser can decode.
 * A file of an accepted type that the browser cannot decode stays unchanged, because the server decides about it.
 * @throws UnusablePicture
 *
 * @example
 * const file = new Blob(['…'], { type: 'image/webp' });
 * await preparePicture(file) === file; // true
 */
export async function preparePicture(file: Blob, limit: number = uploadLimit): Promise<Blob> {
  const isAccepted = accepted.includes(file.type);
  if (isAccepted && file.size <= limit) return file;
  const work = last.then(() => shrinkPicture(file, limit));
  last = work.catch(() => undefined);
  try {
    return await work;
  } catch {
    if (isAccepted) return file;
    const name = file instanceof File ? file.name : '';
    throw new UnusablePicture(heicFile.test(`${file.type} ${name.split('.').at(-1)}`) ? 'heic' : 'notPicture');
  }
}
