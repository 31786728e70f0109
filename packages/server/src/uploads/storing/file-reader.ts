import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pathOfKey } from './file-store.ts';
import type { Bucket } from './s3/open-bucket.ts';

/** Opens stored files by key, from a bucket or else from the folder; null for a file that does not exist. */
export const fileReader =
  (folder: string, bucket?: Pick<Bucket, 'read'>) =>
  async (key: string): Promise<Readable | null> => {
    if (bucket) return (await bucket.read(key))?.body ?? null;
    const place = pathOfKey(folder, key);
    const handle = place === null ? null : await open(place).catch(() => null);
    return handle?.createReadStream() ?? null;
  };
