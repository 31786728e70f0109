import { functionWords } from '@wbn/content/function-words';

/** A piece of a text, and whether it is a word of the search. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Singular and plural, and an Arabic word with and without its article, are one word here. Short words are taken whole. */
const stem = (word: string): string => {
  const bare = fold(word).replace(/^ال(?=.{3})/, '');
  return bare.length > 3 ? bare.replace(/(?<!s)(?:es|s)$/, '') : bare;
};

const han = /\p{Script=Han}{2,}/gu;

/** Marked, they would hide the words that count. */
const unmarked: ReadonlySet<string> = new Set(functionWords.trim().split(/\s+/).map(stem));

/** The words to highlight in results, without excluded words, function words and single letters. */
export function searchedWords(...texts: readonly (string | undefined)[]): ReadonlySet<string> {
  const asked = texts
    .map((text) => (text ?? '').replace(/(?<!\S)-\S+/g, ' ').replace(/(?<!\S)OR(?!\S)/g, ' '))
    .join(' ');
  const words = asked.match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words.filter((word) => word.length > 1).map(stem);
  return new Set([...stems.filter((word) => !unmarked.has(word)), ...(asked.match(han) ?? [])]);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at the words of the search. The pieces together are the text, letter by letter. */
export function piecesOf(text: string, words: ReadonlySet<string>): readonly Piece[] {
  if (words.size === 0) return [{ text, isHit: false }];
  const chinese = [...words].filter((word) => /^\p{Script=Han}/u.test(word)).map(escaped);
  // Chinese is written without spaces: a word of the search may begin anywhere, so its characters are taken one by one.
  const cut = new RegExp(`(${[...chinese, '\\p{Script=Han}', '[\\p{L}\\p{N}\\p{M}]+'].join('|')})`, 'u');
  const pieces: { text: string; isHit: boolean }[] = [];
  for (const part of text.split(cut)) {
    const isHit = words.has(stem(part)) || words.has(part);
    const last = pieces.at(-1);
    if (part === '') continue;
    if (last?.isHit === isHit) last.text += part;
    else pieces.push({ text: part, isHit });
  }
  return pieces;
}
