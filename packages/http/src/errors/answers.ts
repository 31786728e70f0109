import type { Failure } from '@wbn/contract';
import { errorText, refusedDocumentText } from '@wbn/contract/error-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chargeRefusal } from '../limits/charge-refusal.ts';
import { logOf } from '../logs/logger.ts';
import { CallError } from './call-error.ts';
import { methodsOf } from './known-paths.ts';
import { translate } from './translate.ts';

interface ErrorAnswer {
  readonly requestID?: string;
  readonly locale?: string | undefined;
  readonly uploadLimit?: number | undefined;
}

const messageOf = (
  { isDocument, name }: CallError,
  locale: string | undefined,
  maxBytes: number | undefined,
): string => (isDocument ? refusedDocumentText(locale, maxBytes) : errorText(name, locale, maxBytes));

export const failure = (error: CallError, { requestID, locale, uploadLimit }: ErrorAnswer = {}): Failure => ({
  success: false,
  code: error.status,
  name: error.name,
  message: messageOf(error, locale, error.maxBytes ?? uploadLimit),
  ...(error.fields && { fields: error.fields }),
  ...(requestID && { requestID }),
});

/** The requested `?locale=`, even if the rest of the query is refused. */
const localeOf = ({ query }: FastifyRequest): string | undefined => {
  const { locale } = (query ?? {}) as Record<string, unknown>;
  return typeof locale === 'string' ? locale : undefined;
};

function send(error: CallError, request: FastifyRequest, reply: FastifyReply) {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  const { uploadLimit } = request.server.wbn.options;
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failure(error, { requestID: request.id, locale: localeOf(request), uploadLimit }));
}

/** Answers every refusal in the contract's form: thrown errors, unknown paths, wrong methods. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = await chargeRefusal(translate(thrown), request, reply);
    // Being full is expected: a sender who fills us must not fill the log with stacks too.
    if (error.name === 'Unavailable' && error.cause === undefined) logOf(request).warn(error.message);
    else if (error.status >= 500) logOf(request).error({ err: error.cause ?? thrown }, error.message);
    else if (error.cause !== undefined) logOf(request).debug({ err: error.cause }, error.name);
    return send(error, request, reply);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const methods = methodsOf(app, request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    const refusal = new CallError(methods.length > 0 ? 'MethodNotAllowed' : 'NotFound');
    return send(await chargeRefusal(refusal, request, reply), request, reply);
  });
}

/** The answer to bytes that are not a complete HTTP request: there is no request object. */
export function refuseBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: { writable: boolean; end(text: string): void; destroy(): void },
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  // A slow sender gets only the status.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  const body = JSON.stringify(failure(new CallError('ValidationError')));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
