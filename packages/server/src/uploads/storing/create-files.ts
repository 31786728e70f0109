import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { SecureContextOptions } from 'node:tls';
import { httpServer, type RotatingSecret, strictTransport } from '@wbn/http';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { cacheControlOf } from './cache-control.ts';
import { pathOfKey } from './file-store.ts';
import type { MayReadFile } from './may-read-file.ts';
import { checkLink, isPrivate } from './private-links.ts';
import type { Bucket } from './s3/open-bucket.ts';

export interface FilesOptions {
  /** The folder of the disk store. */
  folder: string;
  /** Reads from a bucket instead of the folder. */
  bucket?: Pick<Bucket, 'read'> | undefined;
  /** Signs the links of private files: the API's `uploadSecret`. */
  linkSecret: RotatingSecret;
  /** Asks whether the reader that such a link names may still read. A failure answers 503. */
  mayRead: MayReadFile;
  /** Whether browsers use TLS, which may end at a proxy. Default: whether `tls` is given. */
  isSecure?: boolean;
  /** The clock of these links. */
  now?: () => Date;
  tls?: SecureContextOptions | undefined;
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/**
 * The app that serves uploaded files from a separate origin: that origin has no sessions, and a file that turns out to be a page is
 * sandboxed. Private files need a signed link whose reader may
 * still read them. The caller starts it with `listen`.
 */
export function createFiles({
  folder,
  bucket,
  linkSecret,
  mayRead,
  now = () => new Date(),
  tls,
  isSecure = tls !== undefined,
}: FilesOptions): FastifyInstance {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    ...(isSecure && { 'strict-transport-security': strictTransport }),
  };
  const app = fastify({
    logger: false,
    // Addresses that cannot be decoded reach no hook.
    frameworkErrors: (_error, _request, reply) => void missing((reply as FastifyReply).headers(headers)),
    forceCloseConnections: true,
    serverFactory: (answer) => httpServer(answer, { tls }),
  }) as FastifyInstance;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.get('/health/live', async () => ({ success: true }));
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const key = request.params['*'];
    const place = pathOfKey(folder, key);
    if (isPrivate(key)) {
      const link = checkLink(linkSecret, key, request.query as object, now());
      if (link === 'forged') return missing(reply);
      if (link === 'ended') return ended(reply);
      const isAllowed = await mayRead(link).catch(() => null);
      if (isAllowed === null) return later(reply);
      if (!isAllowed) return refused(reply);
    }
    const type = types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
    const found = place && type ? await stat(place).catch(() => null) : null;
    if (place && type && bucket && !found) return sendFrom(bucket, key, type, reply);
    if (!place || !type || !found?.isFile()) return missing(reply);
    const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
    reply.headers({ ...headersOf(key, type, found.size), etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(createReadStream(place));
  });
  app.setNotFoundHandler((_request, reply) => missing(reply));
  app.setErrorHandler((_error, _request, reply) => missing(reply));
  return app;
}

const nameOf = (key: string): string =>
  key
    .split('/')
    .slice(-2)
    .join('-')
    .replaceAll(/[^\w.-]/g, '_');

const headersOf = (key: string, type: string, bytes: number) => ({
  'content-type': type,
  'content-length': bytes,
  // A PDF is a download: this origin serves no pages. The name is the end of our own key, never a name that a user typed.
  'content-disposition': `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${nameOf(key)}"`,
  'cache-control': cacheControlOf(key),
});

async function sendFrom(bucket: Pick<Bucket, 'read'>, key: string, type: string, reply: FastifyReply) {
  const found = await bucket.read(key);
  if (found === null) return missing(reply);
  return reply.headers(headersOf(key, type, found.bytes)).send(found.body);
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').send('There is no file here.');

const refused = (reply: FastifyReply) =>
  reply
    .code(403)
    .header('cache-control', 'no-store')
    .send('You may not read this file any more. Log in, and open the page that showed it again.');

const later = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send('This file cannot be read now. Try again in a moment.');

const ended = (reply: FastifyReply) =>
  reply
    .code(410)
    .header('cache-control', 'no-store')
    .send('This link has ended. Open the message or the page that showed it again, and follow its new link.');
