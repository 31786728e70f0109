import { type Size, sizesIn, spansIn } from './sizes.ts';

/**
 * Splits text into words, the same way for documents and queries. PostgreSQL gets only words of letters and digits with single spaces
 * between them, so that its parser decides nothing but stems and stop words.
 */

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ـ: '',
  '⁄': '/',
};
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
const FOREIGN_DIGITS = /[٠-٩۰-۹]/g;
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const WORD = /\d+(?:[./]\d+)+|[\p{L}\p{N}]+/gu;
/** Also of a word that itself begins like one: `الألواح` is `ألواح` (panels), and both are cut to the same. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?:ال)?(?=[\u0621-\u064a]{3,}$)/;

/** Plural, feminine and relative endings, with and without which a noun is written. */
const ARABIC_ENDING = /(?<=[\u0621-\u064a]{3})(?:ات|ون|ين|يه|ه|ي){1,2}$/;
/** Longest stored word: PostgreSQL refuses lexemes of 2 kB. */
const LONGEST_WORD = 64;

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(FOREIGN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter);
}

/** Chinese and Japanese have no spaces: overlapping pairs of characters replace words. */
function pairs(run: string): string {
  const characters = [...run];
  if (characters.length < 3) return ` ${run} `;
  return ` ${characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`)
    .join(' ')} `;
}

function word(raw: string): string {
  if (raw === 'non' || raw === 'no') return 'without';
  return withoutArticle(raw).replace(ARABIC_ENDING, '').slice(0, LONGEST_WORD);
}

/**
 * The words of a text with the Arabic articles and endings that `words` cuts off, one for each of its words.
 *
 * @example
 * uncutWords('محرك بحري') // ['محرك', 'بحري']; `words` gives ['محرك', 'بحر']
 */
export function uncutWords(text: string): string[] {
  const plain = fold(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/['’‘`´]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<![\p{L}\p{N}])no\.?\s*(?=\d)/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])(\p{L}{3,40})[\s-]free(?!\s{1,3}samples?(?!\p{L})|[\p{L}\p{N}])/gu, 'without $1')
    .replace(/(?<![\p{L}\p{N}])(\p{L}{1,2})&(\p{L}{1,2})(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (initials) => `${initials.replaceAll('.', '')} `)
    .replace(CJK_RUN, pairs);
  return plain.match(WORD) ?? [];
}

/** The words of a text: lower case, no accents; `no`, `non` and `-free` read as `without`. */
export const words = (text: string): string[] => uncutWords(text).map(word);

/** An Arabic word without its article, but with its ending. */
export const withoutArticle = (raw: string): string => raw.replace(ARABIC_ARTICLE, '');

/** The sizes in a text that are not one of its words already. */
export function joinedSizes(text: string): Size[] {
  const sizes = sizesIn(fold(text));
  if (sizes.length === 0) return [];
  const written = new Set(words(text));
  return sizes.filter(({ word }) => !written.has(word));
}

/** All sizes in a text. */
export const sizesOf = (text: string): Size[] => sizesIn(fold(text));

/** A text in which sizes with a sign between them are one word, as the index holds them, too. */
export const gluedSpans = (text: string): string =>
  spansIn(fold(text)).reduce((glued, { word, written }) => glued.replace(written, ` ${word} `), fold(text));

/** A text reduced to letters and digits: the key for finding a name by its beginning. */
export function nameKey(name: string): string {
  return words(name).join(' ').slice(0, 120);
}
