import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The best encoding that the browser accepts. */
export function encodingFor(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

export function sendPlain(request: IncomingMessage, response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(request.method === 'HEAD' ? undefined : `${sentence}\n`);
}

/** Sends a page with its ETag: 304 if unchanged, otherwise compressed. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  html: string,
): Promise<void> {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('vary', 'accept-encoding');
  if (status === 200) {
    const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    response.setHeader('etag', tag);
    if (
      String(request.headers['if-none-match'] ?? '')
        .split(/,\s*/)
        .includes(tag)
    ) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  response.statusCode = status;
  const encoding = encodingFor(request);
  const bytes = Buffer.from(html);
  const body = encoding === 'br' ? await brotli(bytes, quality) : encoding === 'gzip' ? await zip(bytes) : bytes;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
