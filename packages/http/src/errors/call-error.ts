import { type ErrorName, errors } from '@wbn/contract';

export interface CallErrorDetails {
  /** Names of the refused inputs, never their values. */
  readonly fields?: readonly string[];
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
  /** For UploadRefused: the limit in bytes that the message names. Default: the server's upload limit. */
  readonly maxBytes?: number;
  /** For UploadRefused: the message of documents instead of that of pictures. */
  readonly isDocument?: boolean;
  /** For the log; never sent. */
  readonly cause?: unknown;
}

/** A refusal of the contract. Thrown anywhere below a call, answered in the contract's form. */
export class CallError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  readonly fields: readonly string[] | undefined;
  readonly retryAfter: number | undefined;
  readonly maxBytes: number | undefined;
  readonly isDocument: boolean;

  constructor(name: ErrorName, details: CallErrorDetails = {}) {
    super(errors[name].message, { cause: details.cause });
    this.name = name;
    this.status = errors[name].status;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.maxBytes = details.maxBytes;
    this.isDocument = details.isDocument ?? false;
  }
}

/** Overloaded, or the database is unreachable: the client should try again. */
export const unavailable = (cause?: unknown): CallError => new CallError('Unavailable', { retryAfter: 2, cause });
