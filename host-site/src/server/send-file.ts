import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';

// The library's own list says application/javascript, which the HTML standard calls obsolete.
send.mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/** The type of a file by its name, with the charset of texts. */
export function typeOfFile(name: string): string {
  const type = send.mime.getType(name) ?? 'application/octet-stream';
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/** A request as far as it decides which part of a file is sent. */
type FileRequest = Pick<IncomingMessage, 'method' | 'headers'>;

export type Found =
  /** A folder that was asked for without its slash. */
  | { readonly kind: 'folder' }
  /** The file exists, but the request names a range that it lacks (416) or a condition that does not hold (412). */
  | { readonly kind: 'refused'; send(response: ServerResponse): Promise<void> }
  | {
      readonly kind: 'file';
      /** Absolute. */
      readonly file: string;
      /** Answers with the file, or with 304 or 206. The given headers win. */
      send(response: ServerResponse, headers: OutgoingHttpHeaders): Promise<void>;
    };

/**
 * Looks for the file of a GET or HEAD below `root`. Names with a leading dot, and paths that lead out of the folder, count as missing.
 *
 * @param path as in an address: percent-encoded, with a leading slash; a folder with its slash stands for its index.html
 */
export async function findFile(request: FileRequest, root: string, path: string): Promise<Found | undefined> {
  // The library reads only the method and the headers.
  const found = await send(request as IncomingMessage, path, {
    root,
    dotfiles: 'ignore',
    index: 'index.html',
    cacheControl: false,
  });
  if (found.type === 'directory') return { kind: 'folder' };
  const answer = async (response: ServerResponse, headers?: OutgoingHttpHeaders): Promise<void> => {
    response.writeHead(found.statusCode, { ...lowerCase(found.headers), ...headers });
    // A visitor who leaves in the middle is not an error.
    await pipeline(found.stream, response).catch(() => response.destroy());
  };
  if (found.type === 'file') return { kind: 'file', file: found.metadata.path, send: answer };
  if (found.statusCode !== 416 && found.statusCode !== 412) return undefined;
  return { kind: 'refused', send: (response) => answer(response) };
}

export interface FileAt {
  /** Absolute. */
  readonly file: string;
  /** Answers a request as the file of `findFile` does. False if the file has just disappeared; then nothing is sent. */
  send(request: FileRequest, response: ServerResponse, headers: OutgoingHttpHeaders): Promise<boolean>;
}

/**
 * The file at an address, or 'folder', whatever range or condition a request names: for a caller who may send another text than the file
 * holds.
 */
export async function fileAt(root: string, path: string): Promise<FileAt | 'folder' | undefined> {
  // HEAD opens no file.
  const found = await findFile({ method: 'HEAD', headers: {} }, root, path);
  if (found?.kind === 'folder') return 'folder';
  if (found?.kind !== 'file') return undefined;
  return {
    file: found.file,
    async send(request, response, headers) {
      const asked = await findFile(request, root, path);
      if (asked === undefined || asked.kind === 'folder') return false;
      await asked.send(response, headers);
      return true;
    },
  };
}

const lowerCase = (headers: object): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
