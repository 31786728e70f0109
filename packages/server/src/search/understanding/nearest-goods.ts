import { editDistance, type UnknownWord, words } from '../engine/index.ts';
import { addToGroup } from './add-to-group.ts';
import { type Lexicon, namedBy, smallWords } from './lexicon.ts';
import { nameIndex } from './name-index.ts';
import { wordsOfName } from './name-words.ts';
import type { MayMean } from './repairs-abroad.ts';

/** Shorter words have too many neighbours. */
const shortest = 5;
const longWord = 7;
/** Typing errors that are forgiven in a word. */
const forgiven = (word: string): number => (word.length < longWord ? 1 : 2);

const arabic = /\p{Script=Arabic}/u;
/** First letters that sound like others in some language: `votiquin`, `bideo`. */
const sameSound: Readonly<Record<string, string>> = { v: 'b', k: 'c', q: 'c', z: 's', j: 'g', y: 'i' };
/** People seldom mistype a first letter; Arabic spellings of foreign words differ in it, too. */
const groupOf = (word: string): string => {
  const [first = ''] = word;
  return arabic.test(word) ? 'arabic' : (sameSound[first] ?? first);
};

/** The words of all names, by their first letters. */
const groupsIn = nameIndex(function* (names) {
  const groups = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { text } of names) {
    for (const word of wordsOfName(text)) {
      if (seen.has(word)) continue;
      seen.add(word);
      if (word.length >= shortest && /^\p{L}+$/u.test(word) && !smallWords.has(word))
        addToGroup(groups, groupOf(word), word);
    }
    yield;
  }
  return groups;
});

/** Vowels are misheard more often than consonants. */
const consonantsOf = (word: string): string => word.replace(/[aeiouyاويء]/g, '');
const keepsConsonants = (typed: string, word: string): boolean => consonantsOf(typed) === consonantsOf(word);

const heard = (word: string): string => word.replaceAll('ll', 'y');
const isHeardTwice = (word: string): boolean => /y|ll/.test(word);

/** Typing errors between two words. `mascariya` for `mascarilla` is one: Spanish `ll` sounds like `y`. */
function errorsBetween(typed: string, word: string, most: number): number {
  const edits = editDistance(typed, word, most);
  return isHeardTwice(typed) && edits > 1 && heard(typed) === heard(word) ? 1 : edits;
}

interface Near {
  readonly word: string;
  readonly edits: number;
}

/** The word of our names of goods that is most like the typed one: fewest errors first, then a name by itself. */
function nearestIn(lexicon: Lexicon, typed: string, mayMean: MayMean): Near | undefined {
  const most = forgiven(typed);
  const near = (groupsIn(lexicon).get(groupOf(typed)) ?? [])
    .map((word): Near => ({ word, edits: errorsBetween(typed, word, most) }))
    .filter(({ edits, word }) => edits <= most && mayMean(typed, word));
  const best = Math.min(...near.map(({ edits }) => edits));
  const nearest = near.filter(({ edits }) => edits === best);
  const alike = nearest.filter(({ word }) => keepsConsonants(typed, word));
  const likeliest = alike.length > 0 ? alike : nearest;
  return likeliest.find(({ word }) => namedBy(lexicon, [word]).length > 0) ?? likeliest[0];
}

/**
 * The word that is meant by one that no document holds. `instead` comes from the documents: it stays if it is as near, sounds as alike and names goods, too.
 */
export function meantGoods(
  lexicon: Lexicon,
  { instead: repaired, isFoundByStem, word: typed }: UnknownWord,
  mayMean: MayMean,
): string | undefined {
  if (typed.length < shortest || !/^\p{L}+$/u.test(typed) || lexicon.known.has(typed)) return undefined;
  const near = nearestIn(lexicon, typed, mayMean);
  if (near === undefined || near.word === repaired) return undefined;
  // A word that is found by its stem is changed for a sure slip only.
  if (isFoundByStem) return near.edits === 1 && keepsConsonants(typed, near.word) ? near.word : undefined;
  if (repaired === undefined) return near.word;
  const edits = editDistance(typed, repaired, forgiven(typed));
  if (edits !== near.edits) return edits < near.edits ? undefined : near.word;
  const isHeard = keepsConsonants(typed, near.word) && !keepsConsonants(typed, repaired);
  return isHeard || namedBy(lexicon, words(repaired)).length === 0 ? near.word : undefined;
}
