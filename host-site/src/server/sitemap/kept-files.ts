import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A file cannot be made now, because others wait already. The request may be repeated. */
export class TooBusy extends Error {}

interface Options {
  /** Pieces of the file's text. */
  readonly make: (name: string) => AsyncIterable<string> | Iterable<string>;
  /** Milliseconds that a file is kept. */
  readonly lasts: number;
  /** Bytes of all kept files; the oldest are dropped. */
  readonly room: number;
  /** Files that may wait while one is made. */
  readonly waiting: number;
  readonly now: () => number;
}

/**
 * Keeps made files, compressed with gzip, and makes one at a time: simultaneous requests for one share it, so that no number of requests reads the
 * catalogue more than once at a time.
 * @throws TooBusy
 */
export function keepFiles({ lasts, make, now, room, waiting }: Options): (name: string) => Promise<Buffer> {
  const kept = new Map<string, { readonly at: number; readonly bytes: Buffer }>();
  const coming = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function made(name: string): Promise<Buffer> {
    const bytes = await packed(make(name));
    kept.delete(name);
    kept.set(name, { at: now(), bytes });
    let all = [...kept.values()].reduce((sum, one) => sum + one.bytes.length, 0);
    for (const [oldest, { bytes: dropped }] of kept) {
      if (all <= room) break;
      kept.delete(oldest);
      all -= dropped.length;
    }
    return bytes;
  }

  return async (name) => {
    const here = kept.get(name);
    if (here && now() - here.at < lasts) return here.bytes;
    const already = coming.get(name);
    if (already) return already;
    if (coming.size > waiting) throw new TooBusy();
    const next = last.then(() => made(name)).finally(() => coming.delete(name));
    coming.set(name, next);
    last = next.catch(() => undefined);
    return next;
  };
}

/** A text, compressed with gzip. */
export async function packed(pieces: AsyncIterable<string> | Iterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(Readable.from(pieces), createGzip(), async (compressed) => {
    for await (const chunk of compressed) chunks.push(chunk as Buffer);
  });
  return Buffer.concat(chunks);
}
