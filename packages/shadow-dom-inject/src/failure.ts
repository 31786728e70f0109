/** A failure for the page, and its notice for the visitor. */
export interface Failure {
  /** For programs: the error's code, or else its name. */
  readonly code: string | undefined;
  /** The status of the answer; 0 if no answer came; undefined if no call failed. */
  readonly status: number | undefined;
  /** For the developer of the page. */
  readonly message: string;
  readonly notice: string;
}

/**
 * Reads a failure from anything that was thrown. `code` falls back to the error's name, message and notice to the widget's own sentence.
 *
 * @example failureOf(new TypeError('x is undefined'), 'Try again') // {code: 'TypeError', message: 'x is undefined', notice: 'Try again'}
 */
export function failureOf(error: unknown, failed: string): Failure {
  const { name, code = name, message, notice = failed, status } = Object(error) as Partial<Error & Failure>;
  return { code, status, message: message || failed, notice };
}
