/** A failure for the page, and its notice for the visitor. */
export interface Failure {
  readonly code: string | undefined;
  readonly message: string;
  readonly notice: string;
}

/**
 * Reads a failure from anything that was thrown. `code` falls back to the error's name, message and notice to the widget's own sentence.
 *
 * @example failureOf(new TypeError('no network'), 'Something was wrong') // {code: 'TypeError', message: 'no network', notice: 'Something was wrong'}
 */
export function failureOf(error: unknown, failed: string): Failure {
  const { name, code = name, message, notice = failed } = Object(error) as Partial<Error & Failure>;
  return { code, message: message || failed, notice };
}
