import { access, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where files lie, by key. Keys are made by us: lower-case words, digits, `/`, `-`, `.`; never what a client sent. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Gives a file another key. Nothing happens where that was done already. */
  move(key: string, to: string): Promise<void>;
  /** Removes all that lies under the key, if anything does. */
  removeAll(key: string): Promise<void>;
}

const safeKey = /^(?:[a-z0-9_][a-z0-9._-]*\/)*[a-z0-9_][a-z0-9._-]*$/i;

/** The path of a key under a folder; null for a key that we would never make (`..`, hidden files, empty parts). */
export const pathOfKey = (folder: string, key: string): string | null =>
  key.length <= 300 && safeKey.test(key) ? path.join(folder, ...key.split('/')) : null;

/** Files in a folder. A file appears whole or not at all, and is on the disk when `put` answers. */
export function diskStore(folder: string): FileStore {
  const placeOf = (key: string): string => {
    const place = pathOfKey(folder, key);
    if (place === null) throw new Error('A file key has characters that no key of ours has.');
    return place;
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      const unfinished = `${place}.${process.pid}.part`;
      try {
        await writeFile(unfinished, bytes);
        const handle = await open(unfinished, 'r');
        await handle.sync().finally(() => handle.close());
        await rename(unfinished, place);
      } catch (error) {
        // Half a file would only fill the disk further.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async move(key, to) {
      await mkdir(path.dirname(placeOf(to)), { recursive: true });
      await rename(placeOf(key), placeOf(to)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await access(placeOf(to));
      });
      // Left empty by the last of its files.
      await rmdir(path.dirname(placeOf(key))).catch(() => {});
    },
    async removeAll(key) {
      await rm(placeOf(key), { recursive: true, force: true });
    },
  };
}
