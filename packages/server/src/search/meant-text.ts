import { type UnknownWord, words } from './engine/index.ts';
import type { Lexicon } from './understanding/lexicon.ts';
import { meantGoods } from './understanding/nearest-goods.ts';

/** The text with words of our names of goods for misspelt ones; undefined if it stays as it is. */
export function meantText(text: string, unknown: readonly UnknownWord[], lexicon: Lexicon): string | undefined {
  const meant = new Map(
    unknown.flatMap(({ instead, word }) => {
      const goods = meantGoods(lexicon, word, instead);
      return goods === undefined ? [] : [[word, goods] as const];
    }),
  );
  const typed = text.toLowerCase();
  const written = typed.replace(/[\p{L}\p{N}\p{M}]+/gu, (raw) => meant.get(words(raw).join(' ')) ?? raw);
  return written === typed ? undefined : written;
}
