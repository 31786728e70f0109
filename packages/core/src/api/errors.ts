import { type ClientErrorName, type ErrorName, somethingWrong } from '@wbn/contract';

export type WbnErrorName = ErrorName | ClientErrorName;

interface More {
  readonly fields?: readonly string[] | undefined;
  readonly requestID?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** What a call that fails throws. `message` is a sentence that a person may be shown. */
export class WbnError extends Error {
  override readonly name: WbnErrorName;
  /** The HTTP status, or the body's own `code`; 0 when no answer came. */
  readonly status: number;
  /** The inputs that were refused. */
  readonly fields: readonly string[];
  /** Names the request in the server's log. */
  readonly requestID: string | undefined;
  /** Seconds to wait before asking again, when the server says so. */
  readonly retryAfter: number | undefined;

  constructor(name: WbnErrorName, status: number, message?: string, more: More = {}) {
    super(message || somethingWrong, more);
    this.name = name;
    this.status = status;
    this.fields = more.fields ?? [];
    this.requestID = more.requestID;
    this.retryAfter = more.retryAfter;
  }
}

/** 200 to 299. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The error in an answer that is none of our successes: an error of ours, or whatever a proxy says in our stead. */
export function errorOf(response: Response, answer: unknown): WbnError {
  const { code, name, message, fields, requestID } = (answer ?? {}) as Record<string, never>;
  const status = isSuccess(response.status) ? (code ?? response.status) : response.status;
  return new WbnError(name ?? (status === 429 ? 'TooManyRequests' : 'BadAnswer'), status, message, {
    fields,
    requestID,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}
