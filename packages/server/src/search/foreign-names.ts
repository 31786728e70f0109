import type { Filters, Meaning, SearchQuery } from './engine/index.ts';
import { isForeign, soundsIn } from './understanding/romanize.ts';

/** Names in other letters than those of the search: `al khaleej` finds الخليج, and سيمكو finds Simco. */

/** Sounds of names in Latin letters and in others are apart, so that a slip of the finger does not find names in its own letters. */
const markOf = (text: string): 'sound' | 'latin-sound' => (isForeign(text) ? 'sound' : 'latin-sound');

const maxSounds = 12;

/** Filters of a document by the consonants of its names. */
export function soundFilters(...names: readonly string[]): Filters {
  const sounds = Map.groupBy(
    names.flatMap((name) => soundsIn(name).map(({ consonants }) => ({ consonants, mark: markOf(name) }))),
    ({ mark }) => mark,
  );
  return Object.fromEntries(
    [...sounds].map(([mark, found]) => [
      mark,
      [...new Set(found.map(({ consonants }) => consonants))].slice(0, maxSounds),
    ]),
  );
}

/**
 * The search for names that sound like the text, in letters other than its own. Undefined if the text has no word with enough consonants.
 * Words without such names are searched as they are.
 */
export function bySound(query: SearchQuery): SearchQuery | undefined {
  const sounds = soundsIn(query.text);
  if (sounds.length === 0) return undefined;
  const marks = isForeign(query.text) ? ['sound', 'latin-sound'] : ['sound'];
  const meanings = sounds.flatMap(({ consonants }, at) =>
    marks.map((name): Meaning => ({ start: at, end: at + 1, name, value: consonants, share: 1 })),
  );
  return { ...query, words: sounds.map(({ word }) => word), meanings, either: [], asTyped: true };
}
