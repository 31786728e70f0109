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

const marksFor = (text: string) => (isForeign(text) ? ['sound', 'latin-sound'] : ['sound']);

/** Consonants of a word that is heard beside other results, or instead of a repaired word. */
const enough = 3;

/**
 * The search for names that sound like the text, in letters other than its own. Undefined if the text has no word with enough consonants.
 * Words without such names are searched as they are. `surely` asks for words with more consonants.
 */
export function bySound(query: SearchQuery, { surely }: { readonly surely: boolean }): SearchQuery | undefined {
  const sounds = soundsIn(query.text).filter(({ consonants }) => !surely || consonants.length >= enough);
  if (sounds.length === 0) return undefined;
  const meanings = sounds.flatMap(({ consonants }, at) =>
    marksFor(query.text).map((name): Meaning => ({ start: at, end: at + 1, name, value: consonants, share: 1 })),
  );
  return { ...query, words: sounds.map(({ word }) => word), meanings, either: [], asTyped: true };
}

/** A longer text is not a name. */
const longestName = 4;
/** So small that a name in the letters of the search comes first. */
const share = 0.03;

/**
 * The same search, which also finds names in other letters that sound like its words. Undefined if its words name goods or places, or have
 * too few consonants.
 */
export function alsoBySound(query: SearchQuery): SearchQuery | undefined {
  const { meanings = [], text, words = [] } = query;
  if (meanings.length > 0 || words.length > longestName) return undefined;
  const heard = words.flatMap((word, at) => {
    const [only, ...more] = soundsIn(word);
    if (!only || more.length > 0 || only.consonants.length < enough) return [];
    return marksFor(text).map((name): Meaning => ({ start: at, end: at + 1, name, value: only.consonants, share }));
  });
  return heard.length > 0 ? { ...query, meanings: heard } : undefined;
}
