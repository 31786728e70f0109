import { CallError } from '@wbn/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of one form. */
const formLimit = 16 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads HTML forms, here only: the JSON calls beside refuse them. A field sent twice keeps its first value. */
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

/** What a form sent; empty where there was none. */
export const fieldsOf = (request: FastifyRequest): Fields => (request.body ?? {}) as Fields;

/** The route of a form, beside that of the JSON call with the same path. */
export const asForm = { constraints: { media: 'form' } };
