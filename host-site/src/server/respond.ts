import type { IncomingMessage, ServerResponse } from 'node:http';
import { takesEncoding } from '@wbn/contract';
import type { SentPage } from './page-cache/sent-page.ts';

/** The best encoding that the browser accepts. */
export function encodingFor(request: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding']?.toString();
  return (['br', 'gzip'] as const).find((encoding) => takesEncoding(accepted, encoding));
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export function sendPlain(request: IncomingMessage, response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(request.method === 'HEAD' ? undefined : `${sentence}\n`);
}

/** Sends a page with its ETag: 304 if unchanged, otherwise compressed. */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: SentPage): Promise<void> {
  const { etag, headers, status } = page;
  setHeaders(response, headers);
  response.statusCode = status;
  if (headers.location !== undefined) return void response.end();
  if (!headers['content-type']) response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('vary', 'accept-encoding');
  if (status === 200) {
    response.setHeader('etag', etag);
    const known = String(request.headers['if-none-match'] ?? '').split(/,\s*/);
    if (known.includes(etag)) {
      response.statusCode = 304;
      response.end();
      return;
    }
  }
  const encoding = encodingFor(request);
  const body = await page.body(encoding ?? 'identity');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
