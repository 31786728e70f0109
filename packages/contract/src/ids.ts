/**
 * The id of a business or product in an address: the last 36 characters of the raw parameter, a trailing slash aside.
 * The parameter is sliced before any decoding: a UUID survives every number of encodings. Shorter ones (`me`) go whole.
 * Returns '' for what must not be asked for at all: empty, `.` and `..`.
 */
export function idFromParameter(parameter: string): string {
  const whole = parameter.replace(/\/$/, '');
  const id = whole.slice(-36);
  return id === '.' || id === '..' ? '' : id;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => uuid.test(text);
