import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encode = (bytes: Buffer, encoding: Encoding): Promise<Buffer> | Buffer => {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? compressBrotli(bytes, quality) : compressGzip(bytes);
};
const decode = (bytes: Buffer, encoding: Encoding): Promise<Buffer> | Buffer => {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? decompressBrotli(bytes) : decompressGzip(bytes);
};

/** The same bytes in memory of their own: what the compression returns is the beginning of 16 kilobytes, however short it is. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A page as it is sent, any number of times. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Weak, because all encodings share it. */
  readonly etag: string;
  /** The body in an encoding; made when it is first needed. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Bytes of memory: all bodies that were made, and the text until the first of them. */
  size(): number;
}

/** Keeps only the encodings that were sent, because the plain text is the largest of them. */
export function sentPage(html: string, status: number, headers: Readonly<Record<string, string>>): SentPage {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  let text: string | undefined = html;
  const bodies = new Map<Encoding, Buffer>();

  const plain = (): Promise<Buffer> | Buffer => {
    if (text !== undefined) return Buffer.from(text);
    const [[encoding, bytes]] = bodies as unknown as Iterable<[Encoding, Buffer]> as [[Encoding, Buffer]];
    return decode(bytes, encoding);
  };
  return {
    status,
    headers,
    etag,
    async body(encoding) {
      const made = bodies.get(encoding);
      if (made) return made;
      const bytes = alone(await encode(await plain(), encoding));
      bodies.set(encoding, bytes);
      text = undefined;
      return bytes;
    },
    // The engine takes two bytes for each letter as soon as one letter is not Latin.
    size: () => 2 * (text?.length ?? 0) + [...bodies.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
