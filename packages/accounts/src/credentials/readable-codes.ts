import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groupLength = 4;

/** A random code for people to type, in groups of four: `7KQM-2XWB`. */
export const makeReadableCode = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** The code without what people add or change while they type it: lower case, spaces, hyphens. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
