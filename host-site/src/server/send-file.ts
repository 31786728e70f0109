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

/** A file that was found for a request, or a folder that was asked for without its slash. */
export type Found =
  | { readonly kind: 'folder' }
  | {
      readonly kind: 'file';
      /** Absolute. */
      readonly file: string;
      /** Answers with the file, or with 304, 206 or 416. The given headers win. */
      send(response: ServerResponse, headers: OutgoingHttpHeaders): Promise<void>;
      /** For a caller who answers otherwise. */
      close(): void;
    };

/**
 * Looks for the file of a GET or HEAD below `root`. Names with a leading dot, and paths that lead out of the folder, count as missing.
 *
 * @param path as in an address: percent-encoded, with a leading slash; a folder with its slash stands for its index.html
 */
export async function findFile(request: IncomingMessage, root: string, path: string): Promise<Found | undefined> {
  const found = await send(request, path, { root, dotfiles: 'ignore', index: 'index.html', cacheControl: false });
  if (found.type === 'directory') return { kind: 'folder' };
  if (found.type === 'error' && found.statusCode !== 416 && found.statusCode !== 412) return undefined;
  return {
    kind: 'file',
    file: found.type === 'file' ? found.metadata.path : path,
    async send(response, headers) {
      response.writeHead(found.statusCode, { ...lowerCase(found.headers), ...(found.type === 'file' && headers) });
      // A visitor who leaves in the middle is not an error.
      await pipeline(found.stream, response).catch(() => response.destroy());
    },
    close: () => found.stream.destroy(),
  };
}

const lowerCase = (headers: object): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
