/**
 * The id of a business or product in an address: the last 36 characters of the raw parameter without a trailing slash. Cuts before
 * decoding, because a UUID survives any number of encodings. Shorter parameters (`me`) are returned whole. Returns '' for parameters that
 * must not be requested: empty, `.` and `..`.
 *
 * @example idFromParameter('Acme%2520Valves-6f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7/') // '6f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7'
 * @example idFromParameter('..') // ''
 */
export function idFromParameter(parameter: string): string {
  const whole = parameter.replace(/\/$/, '');
  const id = whole.slice(-36);
  return id === '.' || id === '..' ? '' : id;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/**
 * Whether a text has the form of an id.
 *
 * @example isUuid('6f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7') // true
 * @example isUuid('me') // false
 */
export const isUuid = (text: string): boolean => uuid.test(text);
