import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { takesEncoding } from '@wbn/contract';
import { chargeCall } from '@wbn/http';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);

interface Description {
  readonly text: string;
  readonly brotli: Buffer;
  readonly etag: string;
}

async function write(describe: () => object): Promise<Description> {
  const text = JSON.stringify(describe());
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, brotli: await compress(text), etag };
}

/**
 * `GET /openapi.json`: the description of all calls, a megabyte of JSON. It is written and compressed once, at its first request, and each
 * request counts as a read: otherwise sixty bytes would cost as much as a search.
 */
export function sendDescription(app: FastifyInstance, describe: () => object): void {
  let description: Promise<Description> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    await chargeCall(app.wbn, 'read', request, reply, undefined);
    description ??= write(describe);
    const { text, brotli, etag } = await description;
    reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const takesBrotli = takesEncoding(request.headers['accept-encoding']?.toString(), 'br');
    return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(text);
  });
}
