import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Below the folder of files. No address leads there: no part of a key begins with a dot. */
const folderName = '.incoming';

/** A file that is on its way here, or waits for its check. */
export interface IncomingFile {
  /** Adds bytes at its end. */
  write(bytes: Uint8Array): Promise<void>;
  /** Bytes that were written. */
  size(): number;
  read(): Promise<Buffer>;
  /** Forgets it. */
  end(): Promise<void>;
}

/** A file on the disk, so that neither a slow sender nor a check that others delay holds its bytes in memory. */
export async function incomingFile(folder: string): Promise<IncomingFile> {
  const place = path.join(folder, folderName, randomUUID());
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(place, 'wx+', 0o600);
  // Without a name it ends with this process, however that ends.
  await rm(place);
  let size = 0;
  return {
    async write(bytes) {
      await file.writeFile(bytes);
      size += bytes.length;
    },
    size: () => size,
    async read() {
      const bytes = Buffer.alloc(size);
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(bytes, at, size - at, at);
        if (bytesRead === 0) throw new Error('A waiting file is shorter than the bytes that were received.');
        at += bytesRead;
      }
      return bytes;
    },
    end: () => file.close(),
  };
}
