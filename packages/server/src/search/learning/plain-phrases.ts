import { setImmediate } from 'node:timers/promises';
import type { Lexicon } from '../understanding/lexicon.ts';
import { understand } from '../understanding/understand.ts';

/** Signs within names of goods, and no others: no symbols, and nothing that turns the direction of a text. */
const plain = /^[\p{L}\p{M}\p{N} '’",.:/&+()%°-]+$/u;
/** `www.shop`, `wa.me`, `shop.example`: a dot between letters, with at least two behind it. */
const address = /[\p{L}\p{N}-]\.[\p{L}\p{N}-]*\p{L}{2}|(?<!\p{L})(?:www|https?|com)(?!\p{L})/u;
/** Four numbers in a row: a telephone number in pieces, and no size (`20-20-20`). */
const manyNumbers = /(?:\d+[^\p{L}\d]+){3}\d/u;
/** Words that deny: "not from china" is a fine search, but no advice to others. */
const denial =
  /(?<![\p{L}\p{N}])(?:not?|non|never|don'?t|without|except|sin|nunca|senza|mai|غير|ليس|ليست|بدون|لا)(?![\p{L}\p{N}])|[不没无]/u;

/** Numbers and sizes: `304`, `24v`, `dn50`. */
const size = /^(?:dn|pn|ip|awg|m)?\d{1,4}(?:k?va?|[km]?w|mm|cm|kg|hz|hp|bar|psi)?$/u;

/** Whether a search consists of words of our lists, numbers and sizes alone. */
function isOfOurWords(text: string, lexicon: Lexicon): boolean {
  const { excluded, interpretations, meanings, phrases, words } = understand(text, { lexicon, kind: 'product' });
  if (excluded.length > 0 || phrases.length > 0 || interpretations.some(({ kind }) => kind === 'notCountry'))
    return false;
  const explained = new Set(meanings.map(({ start }) => start));
  return words.every((word, index) => explained.has(index) || lexicon.known.has(word) || size.test(word));
}

const isPlain = (text: string): boolean =>
  plain.test(text) && !address.test(text) && !manyNumbers.test(text) && !denial.test(text);

/** Phrases between two breaks for other work: one takes about a tenth of a millisecond. */
const atOnce = 100;

/**
 * Those of the phrases that consist of words of our lists. A group of visitors can search for any text, and anyone
 * can put any word into a product's name: words that only visitors or members wrote are never shown to others.
 */
export async function plainPhrases<Phrase extends { readonly words: string }>(
  phrases: readonly Phrase[],
  lexicon: Lexicon,
): Promise<Phrase[]> {
  const found: Phrase[] = [];
  for (const [index, phrase] of phrases.entries()) {
    if (index % atOnce === atOnce - 1) await setImmediate();
    if (isPlain(phrase.words) && isOfOurWords(phrase.words, lexicon)) found.push(phrase);
  }
  return found;
}
