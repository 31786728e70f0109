import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePictureKey } from './keys.ts';
import type { renderPicture } from './render-picture.ts';

/** Loads the renderer with the first picture. */
const draw: typeof renderPicture = async (key) => (await import('./render-picture.ts')).renderPicture(key);

/** How many pictures are rendered at a time; the rest wait. */
const atOnce = 2;

export interface PictureStore {
  /** The file (image/webp) of a generated picture, rendered at its first request; undefined for an unknown key. */
  read(key: string): Promise<{ path: string } | undefined>;
}

/** Stores generated pictures below `cacheDir`, which is created when needed and may be deleted at any time. */
export function createPictureStore(cacheDir: string, render: typeof renderPicture = draw): PictureStore {
  const flights = new Map<string, Promise<{ path: string } | undefined>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function slot(): Promise<void> {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
  }
  function free(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function make(key: string, file: string): Promise<{ path: string } | undefined> {
    await slot();
    try {
      const picture = await render(key);
      if (!picture) return undefined;
      await mkdir(path.dirname(file), { recursive: true });
      // Written to another name and renamed, so that a reader never sees half a picture.
      const draft = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(draft, picture);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { path: file };
    } finally {
      free();
    }
  }

  async function find(key: string): Promise<{ path: string } | undefined> {
    const file = path.join(cacheDir, ...key.split('/'));
    const there = await access(file).then(
      () => true,
      () => false,
    );
    return there ? { path: file } : make(key, file);
  }

  return {
    read(key) {
      // Only valid keys reach the disk.
      if (!parsePictureKey(key)) return Promise.resolve(undefined);
      const flying = flights.get(key);
      if (flying) return flying;
      const flight = find(key).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
