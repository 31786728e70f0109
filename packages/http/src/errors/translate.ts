import { isInvalidText, isRetryable, isTimeout, isUnavailable } from '@wbn/database';
import { CallError, unavailable } from './call-error.ts';

/** What Fastify throws by itself, as the contract says it. */
const fastifyErrors = new Map<string, ConstructorParameters<typeof CallError>[0]>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UnsupportedMediaType'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'TooLarge'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'MalformedBody'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'MalformedBody'],
  ['FST_ERR_BAD_URL', 'ValidationError'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'NotFound'],
]);

/** Any error as one of the contract's; what nobody foresaw becomes InternalError. */
export function translate(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = fastifyErrors.get(code ?? '');
  if (known !== undefined) return new CallError(known, { cause: error });
  // A database that is away, slow or full: worth another try.
  if (isUnavailable(error) || isTimeout(error)) return unavailable(error);
  // The disk of the files is full: somebody has to make room, and until then everything that writes none goes on.
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CallError('Unavailable', { retryAfter: 60, cause: error });
  if (isRetryable(error)) return new CallError('Conflict', { cause: error });
  if (isInvalidText(error)) return new CallError('ValidationError', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new CallError('ValidationError', { cause: error });
  }
  return new CallError('InternalError', { cause: error });
}
