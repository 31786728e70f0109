import type { ErrorName } from './errors.ts';

/** The envelope of a success. The business profile has `session` beside `data`. */
export interface Success<Data> {
  readonly success: true;
  readonly data: Data;
}

/**
 * Stands in `fields` of the Gone of a product that an operator removed.
 *
 * @example removedByOperator // 'operator'
 */
export const removedByOperator = 'operator';

/** The envelope of a failure. `fields` names the refused inputs, never their values. Gone has `removedByOperator` there. */
export interface Failure {
  readonly success: false;
  /** The HTTP status again, for clients that read only the body. */
  readonly code: number;
  readonly name: ErrorName;
  readonly message: string;
  readonly fields?: readonly string[];
  readonly requestID?: string;
}
