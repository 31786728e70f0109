import { CallError } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Limit of one form in bytes. */
const formLimit = 16 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses HTML forms for the pages only; the JSON calls refuse them. A repeated field keeps its first value. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: formLimit },
    (_request, body, done) => {
      const fields: Record<string, string> = Object.create(null);
      try {
        for (const [name, value] of new URLSearchParams(utf8.decode(body as Buffer))) fields[name] ??= value;
        done(null, fields);
      } catch (error) {
        done(new CallError('MalformedBody', { cause: error }));
      }
    },
  );
}

export type Fields = Readonly<Record<string, string | undefined>>;

/** The fields of a form; empty without a body. */
export const fieldsOf = (request: FastifyRequest): Fields => (request.body ?? {}) as Fields;

/** Route constraint for a form that shares its path with a JSON call. */
export const asForm = { constraints: { media: 'form' } };
