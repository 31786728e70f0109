import { isInvalidText, isRetryable, isTimeout, isUnavailable } from '@wbn/database';
import { CallError, unavailable } from './call-error.ts';

/** Fastify's own errors as errors of the contract. */
const fastifyErrors = new Map<string, ConstructorParameters<typeof CallError>[0]>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UnsupportedMediaType'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'TooLarge'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'MalformedBody'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'MalformedBody'],
  ['FST_ERR_BAD_URL', 'ValidationError'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'NotFound'],
]);

/** Any error as an error of the contract; unexpected ones become InternalError. */
export function translate(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = fastifyErrors.get(code ?? '');
  if (known !== undefined) return new CallError(known, { cause: error });
  // The database is unreachable, slow or full: the client should try again.
  if (isUnavailable(error) || isTimeout(error)) return unavailable(error);
  // The files' disk is full: calls that write no files continue until someone frees space.
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CallError('Unavailable', { retryAfter: 60, cause: error });
  if (isRetryable(error)) return new CallError('Conflict', { cause: error });
  if (isInvalidText(error)) return new CallError('ValidationError', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new CallError('ValidationError', { cause: error });
  }
  return new CallError('InternalError', { cause: error });
}
