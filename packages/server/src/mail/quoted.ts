/**
 * What others typed, as it may stand in a mail of ours: one line, cut, in quotation marks, and without anything that a mail reader makes a
 * link of. Such text stands only among the facts of a mail, never in its subject, heading, greeting or sentences.
 */

const mostLetters = 80;
/** What stands in the place of an address. */
const removed = '[…]';

const digits = (text: string): number => text.replaceAll(/[^\p{Nd}]/gu, '').length;
/** Digits that make a number which one could call, also in groups. */
const phoneDigits = 7;

/** Schemes, hosts and e-mail addresses: each is one run of letters without a blank. */
const isAddress = (word: string): boolean =>
  /[@/\\:]/.test(word) || /[\p{L}\p{N}\]][.。．｡․·][\p{L}\p{N}[]/u.test(word);

function plainText(given: string): string {
  const text = given
    .normalize('NFKC')
    // Characters that turn the direction, or that are not drawn.
    .replaceAll(/[\p{Cf}\p{Cc}\p{DI}]/gu, ' ');
  const hasPhone = digits(text) >= phoneDigits;
  return text
    .split(/\s/u)
    .filter(Boolean)
    .map((word) => (isAddress(word) || (hasPhone && digits(word) > 0) ? removed : word))
    .join(' ');
}

/** A text of others in quotation marks. */
export function quoted(given: string): string {
  const letters = Array.from(plainText(given).replaceAll(/["“”„«»]/g, "'"));
  return `“${letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : letters.join('')}”`;
}

const mostNameLetters = 40;
const mostNameWords = 4;

/** The reader's own first name for the greeting; empty where it holds more than a name does, so that the greeting goes without. */
export function greetingName(given: string): string {
  const name = given.normalize('NFKC').trim();
  const isName = /^[\p{L}\p{M} '’-]+$/u.test(name) && name.length <= mostNameLetters;
  return isName && name.split(/\s/u).length <= mostNameWords ? name : '';
}

/** A message of others, line by line, as plain as the rest: each line is marked as theirs where it is drawn. */
export const quotedLines = (given: string): string =>
  given
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(plainText)
    .join('\n')
    .trim();
