import { editDistance, type UnknownWord, words } from '../engine/index.ts';
import { type Lexicon, namedBy, ourLexicon, type PlaceName, smallWords } from './lexicon.ts';
import { wordsOfName } from './name-words.ts';

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

type Groups = ReadonlyMap<string, readonly string[]>;
/** The words of thousands of names are collected once for each list of names. */
const groupsOf = new WeakMap<readonly PlaceName[], Groups>();
function groupsIn({ placeNames }: Lexicon): Groups {
  const known = groupsOf.get(placeNames);
  if (known) return known;
  const all = new Set(placeNames.flatMap(({ text }) => wordsOfName(text)));
  const groups = Map.groupBy(
    [...all].filter((word) => word.length >= shortest && /^\p{L}+$/u.test(word) && !smallWords.has(word)),
    groupOf,
  );
  groupsOf.set(placeNames, groups);
  return groups;
}
// When a process starts: the first misspelt search would hold all other requests meanwhile.
groupsIn(ourLexicon);

/** Vowels are misheard more often than consonants. */
const consonantsOf = (word: string): string => word.replace(/[aeiouyاويء]/g, '');
const keepsConsonants = (typed: string, word: string): boolean => consonantsOf(typed) === consonantsOf(word);

interface Near {
  readonly word: string;
  readonly edits: number;
}

/** The word of our names of goods that is most like the typed one: fewest errors first, then a name by itself. */
function nearestIn(lexicon: Lexicon, typed: string): Near | undefined {
  const most = forgiven(typed);
  const near = (groupsIn(lexicon).get(groupOf(typed)) ?? [])
    .map((word): Near => ({ word, edits: editDistance(typed, word, most) }))
    .filter(({ edits }) => edits <= most);
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
): string | undefined {
  if (typed.length < shortest || !/^\p{L}+$/u.test(typed) || lexicon.known.has(typed)) return undefined;
  const near = nearestIn(lexicon, typed);
  if (near === undefined || near.word === repaired) return undefined;
  // A word that is found by its stem is changed for a sure slip only.
  if (isFoundByStem) return near.edits === 1 && keepsConsonants(typed, near.word) ? near.word : undefined;
  if (repaired === undefined) return near.word;
  const edits = editDistance(typed, repaired, forgiven(typed));
  if (edits !== near.edits) return edits < near.edits ? undefined : near.word;
  const isHeard = keepsConsonants(typed, near.word) && !keepsConsonants(typed, repaired);
  return isHeard || namedBy(lexicon, words(repaired)).length === 0 ? near.word : undefined;
}
