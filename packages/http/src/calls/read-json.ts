import type { FastifyInstance } from 'fastify';
import { CallError } from '../errors/call-error.ts';
import { readsByPost } from './reads-by-post.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
/** Keys that could reach a prototype in careless code. No shape contains them. */
const poison = new Set(['__proto__', 'constructor', 'prototype']);
const deepest = 32;

/**
 * Accepts only JSON objects: no other text, form, or compressed body. Reads take them as plain text too, which a browser sends without a
 * preflight; a change never does, because a form of any site could send one.
 */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type'] ?? '';
    const charset = /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
    const isEncoded = !/^utf-?8$/i.test(charset) || (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    const isJson = /^application\/json/i.test(type.trim());
    if (isEncoded || !(isJson || readsByPost(request))) return done(new CallError('UnsupportedMediaType'));
    try {
      done(null, body.length === 0 ? undefined : parse(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** @throws CallError MalformedBody, ValidationError */
function parse(bytes: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw new CallError('MalformedBody', { cause: error instanceof SyntaxError ? new SyntaxError('no JSON') : error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new CallError('MalformedBody');
  inspect(value);
  return value;
}

/** Walks without recursion, because the sender chooses the depth. */
function inspect(root: object): void {
  const open: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.depth > deepest) throw new CallError('ValidationError');
    for (const [key, value] of Object.entries(next.value)) {
      if (poison.has(key)) throw new CallError('ValidationError', { fields: [key] });
      if (typeof value === 'object' && value !== null) open.push({ value, depth: next.depth + 1 });
    }
  }
}
