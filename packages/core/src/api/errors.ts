import { type ClientErrorName, type ErrorName, somethingWrong } from '@wbn/contract';

export type WbnErrorName = ErrorName | ClientErrorName;

interface More {
  readonly fields?: readonly string[];
  readonly requestID?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The error of a failed call. People may see `message`.
 *
 * @example
 * // GET business/profile/b-1 fails with Gone
 * import { calls } from '@wbn/contract';
 * const error = await client.call(calls.readBusiness, { params: { id: 'b-1' } }).catch((reason) => reason);
 * error instanceof WbnError; // true
 * error.status; // 410
 */
export class WbnError extends Error {
  // A field, since a page may have frozen the prototype of errors, whose name could then not be overridden.
  override readonly name: WbnErrorName;
  /** The HTTP status, or the body's `code`; 0 without an answer. */
  declare readonly status: number;
  /** Names of the refused inputs. */
  declare readonly fields: readonly string[];
  /** The id of the request in the server's log. */
  declare readonly requestID: string | undefined;
  /** Seconds to wait before the next attempt, if the server states it. */
  declare readonly retryAfter: number | undefined;

  constructor(name: WbnErrorName, status: number, message?: string, more: More = {}) {
    super(message || somethingWrong, more);
    this.name = name;
    Object.assign(this, { fields: [], ...more, status });
  }
}

/** No answer (status 0), or a proxy's for a server that is away: the same call may succeed in a moment. */
const awayStatuses: readonly number[] = [0, 502, 503, 504];

/**
 * Whether the error says that the server could not be reached. An aborted call says nothing about it.
 *
 * @example isUnreachable(new WbnError('NetworkError', 0)) // true
 */
export const isUnreachable = (error: unknown): boolean =>
  awayStatuses.includes((error as Partial<WbnError>).status ?? -1);

/** 200 to 299. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The error of an unsuccessful answer: ours, or a proxy's. */
export function errorOf(response: Response, answer: unknown): WbnError {
  const { code, name, message, fields = [], requestID } = (answer ?? {}) as Record<string, never>;
  const status = (response.ok && code) || response.status;
  return new WbnError(name ?? (status === 429 ? 'TooManyRequests' : 'BadAnswer'), status, message, {
    fields,
    requestID,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}
