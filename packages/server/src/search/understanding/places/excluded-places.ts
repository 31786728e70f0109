import { uncutWords, words } from '../../engine/index.ts';
import { phraseOf } from '../lexicon.ts';

/** Words before a place that is not wanted, with the small words that may follow them. */
const notBefore =
  /(?<![\p{L}\p{N}])(?:not|no|non|except|excluding|outside|excepto|que no sean?|tranne|escluso|غير|ليس|ليست|ماعدا)[\s-]{1,3}(?:(?:from|made in|of|in|de|da|dalla|من)\s{1,3})?/giu;
/** The first words of a text, three, two and one: names of places. */
const firstWords = [/^\S{1,40}\s{1,3}\S{1,40}\s{1,3}\S{1,40}/u, /^\S{1,40}\s{1,3}\S{1,40}/u, /^\S{1,40}/u];

interface ExcludedPlace {
  /** Code of the country. */
  readonly value: string;
  /** As it was typed. */
  readonly text: string;
}

/** The country at the beginning of a text: its code, and the letters that name it. */
function countryAt(text: string): { value: string; letters: string } | undefined {
  for (const run of firstWords) {
    const [letters] = run.exec(text) ?? [];
    const sense = letters === undefined ? undefined : phraseOf(words(letters), uncutWords(letters));
    if (letters !== undefined && sense !== undefined && sense !== 'filler' && sense.kind === 'country')
      return { value: sense.value, letters };
  }
  return undefined;
}

/** `not china`, `non-Chinese`, `except from India`: removes them from a text and returns the countries. */
export function readExcludedPlaces(given: string): { text: string; excluded: ExcludedPlace[] } {
  const excluded: ExcludedPlace[] = [];
  let text = '';
  let end = 0;
  for (const { 0: before, index } of given.matchAll(notBefore)) {
    const from = index + before.length;
    const found = index < end ? undefined : countryAt(given.slice(from));
    if (!found) continue;
    excluded.push({ value: found.value, text: words(before + found.letters).join(' ') });
    text += `${given.slice(end, index)} `;
    end = from + found.letters.length;
  }
  return { text: text + given.slice(end), excluded };
}
