import type { ErrorName } from './errors.ts';

/** What every successful call answers. The business profile carries `session` beside `data`. */
export interface Success<Data> {
  readonly success: true;
  readonly data: Data;
}

/** What every failed call answers. `fields` names the inputs that were refused, never their values. */
export interface Failure {
  readonly success: false;
  /** The HTTP status again, for clients that read the body alone. */
  readonly code: number;
  readonly name: ErrorName;
  readonly message: string;
  readonly fields?: readonly string[];
  readonly requestID?: string;
}
