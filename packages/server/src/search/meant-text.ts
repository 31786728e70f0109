import { type UnknownWord, words } from './engine/index.ts';
import { type Lexicon, namedBy } from './understanding/lexicon.ts';
import { meantGoods } from './understanding/nearest-goods.ts';
import { repairsOf } from './understanding/repairs-abroad.ts';

/** Longer names of goods are rare, and their words are found in shorter ones. */
const longestName = 3;

/** Whether a word is part of a name of goods in the text. `report` by itself names no goods, though some name holds it. */
const namesGoods = (lexicon: Lexicon, text: readonly string[], word: string): boolean =>
  text.some((_, start) =>
    Array.from({ length: longestName }, (_, more) => text.slice(start, start + more + 1)).some(
      (run) => run.includes(word) && namedBy(lexicon, run).length > 0,
    ),
  );

/** The text with words of our names of goods for misspelt ones; undefined if it stays as it is. */
export function meantText(text: string, unknown: readonly UnknownWord[], lexicon: Lexicon): string | undefined {
  const mayMean = repairsOf(words(text), lexicon);
  const meant = new Map(
    unknown.flatMap((one) => {
      const goods = meantGoods(lexicon, one, mayMean);
      return goods === undefined ? [] : [[one.word, goods] as const];
    }),
  );
  const typed = text.toLowerCase();
  const written = typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (raw) => meant.get(words(raw).join(' ')) ?? raw);
  const isNamed = [...meant.values()].every((word) => namesGoods(lexicon, words(written), word));
  return written === typed || !isNamed ? undefined : written;
}
