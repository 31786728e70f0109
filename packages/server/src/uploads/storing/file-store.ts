import { access, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Stores files by key. We create the keys from lower-case words, digits, `/`, `-` and `.`; they never contain client input. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Renames a file. Does nothing if it was renamed already. */
  move(key: string, to: string): Promise<void>;
  /** Removes all files below the key. */
  removeAll(key: string): Promise<void>;
}

const safeKey = /^(?:[a-z0-9_][a-z0-9._-]*\/)*[a-z0-9_][a-z0-9._-]*$/i;

/** The path of a key in a folder; null for a key that we would never create (`..`, hidden files, empty parts). */
export const pathOfKey = (folder: string, key: string): string | null =>
  key.length <= 300 && safeKey.test(key) ? path.join(folder, ...key.split('/')) : null;

/** A file store in a folder. A file appears completely or not at all, and is on disk when `put` resolves. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    const file = pathOfKey(folder, key);
    if (file === null) throw new Error('A file key has invalid characters.');
    return file;
  };
  return {
    async put(key, bytes) {
      const file = pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}.part`;
      try {
        await writeFile(unfinished, bytes);
        const handle = await open(unfinished, 'r');
        await handle.sync().finally(() => handle.close());
        await rename(unfinished, file);
      } catch (error) {
        // Remove the incomplete file: it only fills the disk.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async move(key, to) {
      await mkdir(path.dirname(pathOf(to)), { recursive: true });
      await rename(pathOf(key), pathOf(to)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await access(pathOf(to));
      });
      // Remove the folder if its last file is gone.
      await rmdir(path.dirname(pathOf(key))).catch(() => {});
    },
    async removeAll(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
  };
}
