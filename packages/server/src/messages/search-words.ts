import { cutUnfolded } from '../search/engine/index.ts';

/** Characters that a search ignores: accents, Arabic vowel marks and the stroke that lengthens letters. As in the SQL function message_words. */
const ignored = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const chinese = /[\u3400-\u9fff]/;

const fold = (text: string): string => text.normalize('NFKD').replace(ignored, '').toLowerCase();

/** Words and letters of a query that count. One character can unfold into four words, so the length of the query alone does not limit them. */
const maxLetters = 100;
const maxWords = 12;

/** The words of a query, each once. A run of Chinese characters is one word. */
export const wordsOf = (query: string): string[] =>
  [
    ...new Set(
      fold(cutUnfolded(query, maxLetters))
        .replace(/[!-/:-@[-`{-~]+/g, ' ')
        .split(/\s|(?<=[\u3400-\u9fff])(?![\u3400-\u9fff])|(?<![\u3400-\u9fff])(?=[\u3400-\u9fff])/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)),
    ),
  ].slice(0, maxWords);

/** The query for PostgreSQL: all words, each by its beginning; Chinese characters next to each other. */
export const tsqueryOf = (words: readonly string[]): string =>
  words
    .map((word) => (chinese.test(word) ? `(${[...word].map((one) => `'${one}'`).join(' <-> ')})` : `'${word}':*`))
    .join(' & ');

/** Characters of an excerpt before the first mark, and in all. */
const before = 40;
const longest = 200;

export interface Mark {
  readonly start: number;
  readonly end: number;
}

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/**
 * Where the words stand in a text, in order and apart, as far as an excerpt that begins at the first one can reach. A word begins where no
 * letter or digit stands before it.
 */
export function marksOf(content: string, words: readonly string[]): Mark[] {
  // Each folded character remembers the character of the text that it comes from.
  const folded: { readonly text: string; readonly start: number; readonly end: number }[] = [];
  let position = 0;
  for (const character of content) {
    for (const text of fold(character)) folded.push({ text, start: position, end: position + character.length });
    position += character.length;
  }
  const spread = words.map((word) => [...word]);
  const marks: Mark[] = [];
  let next = 0;
  while (next < folded.length) {
    const from = next;
    if (marks[0] && (folded[from]?.start ?? 0) > marks[0].start + longest) break;
    const isBeginning = chinese.test(folded[from]?.text ?? '') || !isLetter(folded[from - 1]?.text);
    const found = isBeginning
      ? spread.filter((letters) => letters.every((one, index) => folded[from + index]?.text === one))
      : [];
    const length = Math.max(0, ...found.map((letters) => letters.length));
    const [first, last] = [folded[from], folded[from + length - 1]];
    if (length > 0 && first && last) marks.push({ start: first.start, end: last.end });
    next += Math.max(length, 1);
  }
  return marks;
}

/** The part of a text around its first mark, with the marks in it. */
export function excerptOf(content: string, words: readonly string[]): { excerpt: string; marks: Mark[] } {
  const all = marksOf(content, words);
  const first = Math.max(0, (all[0]?.start ?? 0) - before);
  // Half a character of two units would not be text.
  const start = /[\udc00-\udfff]/.test(content.charAt(first)) ? first + 1 : first;
  const lead = start > 0 ? '…' : '';
  const cut = content.slice(start, start + longest).replace(/[\ud800-\udbff]$/, '');
  const excerpt = lead + cut + (start + cut.length < content.length ? '…' : '');
  const shift = lead.length - start;
  const marks = all
    .filter(({ end }) => end <= start + cut.length)
    .map((mark) => ({ start: mark.start + shift, end: mark.end + shift }));
  return { excerpt, marks };
}
