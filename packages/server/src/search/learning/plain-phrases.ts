import type { Db } from '../../db.ts';
import { heldWords, words } from '../engine/index.ts';
import { ourLexicon, smallWords } from '../understanding/lexicon.ts';

/** Signs within names of goods, and no others: no symbols, and nothing that turns the direction of a text. */
const plain = /^[\p{L}\p{M}\p{N} '’".,:/&+()%°-]+$/u;
/** `www.shop`, `wa.me`, `shop.example`: a dot between letters, with at least two behind it. */
const address = /[\p{L}\p{N}-]\.[\p{L}\p{N}-]*\p{L}{2}|(?<!\p{L})(?:www|https?|com)(?!\p{L})/u;
/** Four numbers in a row: a telephone number in pieces, and no size (`20-20-20`). */
const manyNumbers = /(?:\d+[^\p{L}\d]+){3}\d/u;

const isOurs = (word: string): boolean => ourLexicon.known.has(word) || smallWords.has(word);

/**
 * Those of the phrases that say nothing but names of goods and companies: every word occurs in our lists or in the index, and no part looks
 * like an address or a telephone number. A group of visitors can search for any text, so only such texts are shown to others.
 */
export async function plainPhrases<Phrase extends { readonly words: string }>(
  db: Db,
  phrases: readonly Phrase[],
): Promise<Phrase[]> {
  const decent = phrases
    .filter(({ words: text }) => plain.test(text) && !address.test(text) && !manyNumbers.test(text))
    .map((phrase) => ({ phrase, all: words(phrase.words) }));
  const held = await heldWords(
    db,
    [...new Set(decent.flatMap(({ all }) => all))].filter((word) => !isOurs(word)),
  );
  return decent.flatMap(({ all, phrase }) => (all.every((word) => isOurs(word) || held.has(word)) ? [phrase] : []));
}
