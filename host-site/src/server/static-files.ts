import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { encodingFor } from './respond.ts';
import { fileHeaders } from './security-headers.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  readonly file: string;
  readonly size: number;
  readonly tag: string;
  readonly packed?: number;
}

/** The build's files, listed once at start: requests never become disk paths. */
export async function staticFiles(folder: string) {
  const list = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (!entry.isFile() || name.endsWith('.br') || name.startsWith('/.')) continue;
    const { size, mtimeMs } = await stat(file);
    const packed = await stat(`${file}.br`).catch(() => undefined);
    list.set(name, {
      file,
      size,
      packed: packed?.size,
      tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    });
  }

  /** Returns whether it handled the request. */
  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const name = (request.url ?? '/').split('?', 1)[0]!;
    const found = list.get(name);
    if (!found) return false;
    const asset = name.startsWith('/assets/');
    response.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream');
    response.setHeader('cache-control', asset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    response.setHeader('etag', found.tag);
    for (const [header, value] of Object.entries(fileHeaders(name))) response.setHeader(header, value);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === found.tag) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    const range = found.packed === undefined ? rangeOf(request, found.size) : undefined;
    const packed = found.packed !== undefined && encodingFor(request) === 'br';
    if (packed) response.setHeader('content-encoding', 'br');
    if (range) {
      response.statusCode = 206;
      response.setHeader('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
    }
    if (found.packed === undefined) response.setHeader('accept-ranges', 'bytes');
    const length = range ? range.end - range.start + 1 : packed ? found.packed! : found.size;
    response.setHeader('content-length', length);
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(packed ? `${found.file}.br` : found.file, range)
        .on('error', () => response.destroy())
        .pipe(response);
    return true;
  }
  return { send };
}

/** A single range, as video players request. */
function rangeOf(request: IncomingMessage, size: number): { start: number; end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(String(request.headers.range ?? '')) ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}
