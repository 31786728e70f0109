/**
 * Prepares user input for our mails: one line, shortened, in quotation marks, and without anything that mail readers turn into a link. Such
 * text appears only among the facts of a mail, never in its subject, heading, greeting or sentences.
 */

const maxLetters = 80;
/** Replaces an address. */
const removed = '[…]';

const digits = (text: string): number => text.replaceAll(/[^\p{Nd}]/gu, '').length;
/** Digits that form a phone number, also in groups. */
const phoneDigits = 7;

/**
 * Schemes, hosts and e-mail addresses: each is one word without spaces. Labels of hosts may end in vowel signs and symbols, and people read
 * `evil[.]example` too. Two dots in a row end no label.
 */
const isAddress = (word: string): boolean =>
  /[@/\\:]/.test(word) || /[^\s.][.。．｡․·]\p{Pe}?[\p{L}\p{M}\p{N}\p{S}[]/u.test(word) || lookalikeDot.test(word);
/**
 * Other dots before a Latin letter: people read a host, though no mail reader makes a link of it. These are the look-alikes of Unicode's list
 * and, between two Latin letters, all modifier letters, signs and digits that no name has there (zero is a dot in Arabic).
 */
const lookalikeDot =
  /(?:[\u0701\u0702\u1427\u16eb\u2022\u2027\u2219\u22c5\u25aa\u25cf\u25e6\u26ab\u2981\u2e31\u30fb\ua4f8\ua60e\ua78f\u{10101}\u{10a50}\u{1d16d}]|(?<=\p{Script=Latin}\p{M}{0,2})(?![\p{ASCII}ʹʺʻʼʽʾʿˮ、])[\p{Lm}\p{Po}\p{Nd}])\p{Script=Latin}/u;

function plainText(given: string): string {
  const text = given
    .normalize('NFKC')
    // Characters that change the text direction or are invisible.
    .replaceAll(/[\p{Cf}\p{Cc}\p{DI}]/gu, ' ');
  const hasPhone = digits(text) >= phoneDigits;
  return text
    .split(/\s/u)
    .filter(Boolean)
    .map((word) => (isAddress(word) || (hasPhone && digits(word) > 0) ? removed : word))
    .join(' ');
}

/** User input in quotation marks. */
export function quoted(given: string): string {
  const letters = Array.from(plainText(given).replaceAll(/["“”„«»]/g, "'"));
  return `“${letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : letters.join('')}”`;
}

const maxNameLetters = 40;
const maxNameWords = 4;

/** The reader's own first name for the greeting; empty if it does not look like a name, and then the greeting has no name. */
export function greetingName(given: string): string {
  const name = given.normalize('NFKC').trim();
  const isName = /^[\p{L}\p{M} '’-]+$/u.test(name) && name.length <= maxNameLetters;
  return isName && !lookalikeDot.test(name) && name.split(/\s/u).length <= maxNameWords ? name : '';
}

/** A user's message, cleaned line by line; the renderer marks each line as a quotation. */
export const quotedLines = (given: string): string =>
  given
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(plainText)
    .join('\n')
    .trim();
