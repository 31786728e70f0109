import { editDistance, words } from '../engine/index.ts';
import { type Lexicon, namedBy, type PlaceName } from './lexicon.ts';

/**
 * Arabic typed in Latin letters (`zait zaytoun`) has no fixed spelling: short vowels are guessed, long ones written in many ways. The consonants
 * stay, so words are compared by them.
 */
const arabicConsonants: Readonly<Record<string, string>> = {
  ...{ ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'K', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: 'S', ص: 's' },
  ...{ ض: 'd', ط: 't', ظ: 'd', غ: 'G', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
};
/**
 * Pairs of letters, and the digits used in chats, that stand for one consonant; capitals are consonants that Latin letters write in pairs. All
 * other letters stand for themselves.
 */
const latinConsonants: readonly (readonly [RegExp, string])[] = [
  [/th/g, 't'],
  [/sh|ch/g, 'S'],
  [/kh|5/g, 'K'],
  [/gh/g, 'G'],
  [/dh/g, 'd'],
  [/7/g, 'h'],
  [/[qc8]/g, 'k'],
  [/x/g, 'ks'],
  [/9/g, 's'],
  [/6/g, 't'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  // Vowels, written or not, and the signs that sound like them.
  [/[aeiouwy23']/g, ''],
];

const undoubled = (text: string) => text.replace(/(.)\1+/g, '$1');

/** An ending that is written `a`, `ah` or `at` leaves no consonant; nor does the article. */
export const latinSkeleton = (word: string): string => {
  const bare = word
    .toLowerCase()
    .replace(/^(?:al|el)-?(?=.{3})/, '')
    .replace(/(?<=[aeiou])h$/, '');
  return undoubled(latinConsonants.reduce((text, [letters, one]) => text.replace(letters, one), bare));
};

export const arabicSkeleton = (word: string): string =>
  undoubled(
    [...word.replace(/^ال(?=..)/, '').replace(/ة$/, '')].map((letter) => arabicConsonants[letter] ?? '').join(''),
  );

/** Long vowels, which Arabic writes, tell words of the same consonants apart: `bakhour` is incense and no steam. */
const arabicVowels: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ى: 'a',
  ة: 'a',
  و: 'u',
  ي: 'i',
};
const arabicSounds = (word: string): string =>
  [...word.replace(/^ال(?=..)/, '')].map((letter) => arabicVowels[letter] ?? arabicConsonants[letter] ?? '').join('');
const latinSounds = (word: string): string => {
  const vowels = word
    .replace(/ee|y/g, 'i')
    .replace(/oo|ou|o|w/g, 'u')
    .replace(/e/g, '');
  const kept = latinConsonants.slice(0, -1).reduce((text, [letters, one]) => text.replace(letters, one), vowels);
  return undoubled(kept);
};

/** Shorter skeletons stand for too many words. */
const shortest = 2;

const arabicWordsIn = (names: readonly PlaceName[]): ReadonlySet<string> =>
  new Set(names.flatMap(({ locale, text }) => (locale === 'ar' ? (text.match(/[\u0621-\u064a]{2,}/g) ?? []) : [])));

/** Grouping thousands of words takes long, so it is done once for each list of names. */
const groupsOf = new WeakMap<readonly PlaceName[], ReadonlyMap<string, readonly string[]>>();
function wordsBySkeleton({ placeNames }: Lexicon): ReadonlyMap<string, readonly string[]> {
  const groups = groupsOf.get(placeNames) ?? Map.groupBy(arabicWordsIn(placeNames), arabicSkeleton);
  groupsOf.set(placeNames, groups);
  return groups;
}

/** Words of one name that are combined: more are seldom typed, and each would multiply the tries. */
const maxWords = 3;
const maxCandidates = 8;

/** Each choice of one item from each list. */
const combined = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]]);

/** Vowels that differ are counted up to this many. */
const maxSlips = 9;

/** In chats one digit at a time stands for a consonant: `7adid`. More digits are a code or a size: `s355`, `ip67`. */
const isChat = (word: string): boolean => /^\D*(?:[235-9]\D+)*[235-9]?$/.test(word) && /\D{2}/.test(word);

/** Languages in Latin letters. */
const latin = ['en', 'es', 'it'] as const;
/** A word that names in other languages are made of: beside it no text is Arabic. */
const isOrdinary = (lexicon: Lexicon, word: string): boolean => latin.some((locale) => lexicon.spells(locale, word));

/**
 * The name of goods in Arabic letters that a text in Latin letters spells, if none of its words belongs to another language. Words that name goods
 * together go before words that only stand in names of goods; `surely` asks for the former alone.
 */
export function inArabicLetters(
  text: string,
  { lexicon, surely }: { readonly lexicon: Lexicon; readonly surely: boolean },
): string | undefined {
  const typed = words(text.replace(/(?<!\p{L})(?:al|el)[- ](?=\p{L}{3})/giu, ''));
  if (typed.length === 0 || typed.length > maxWords || typed.some((word) => isOrdinary(lexicon, word)))
    return undefined;
  if (typed.some((word) => !/^[a-z\d]{3,}$/.test(word) || !isChat(word))) return undefined;
  const candidates = typed.map((word) => {
    const skeleton = latinSkeleton(word);
    return skeleton.length < (surely ? shortest + 1 : shortest)
      ? []
      : (wordsBySkeleton(lexicon).get(skeleton) ?? []).slice(0, maxCandidates);
  });
  const likeliest = combined(candidates)
    .map((run) => ({ run, isName: namedBy(lexicon, words(run.join(' '))).length > 0, slips: slipsOf(run, typed) }))
    .filter(({ isName }) => isName || !surely)
    .sort(
      (left, right) =>
        Number(right.isName) - Number(left.isName) ||
        left.slips - right.slips ||
        left.run.join().length - right.run.join().length,
    );
  return likeliest[0]?.run.join(' ');
}

const slipsOf = (run: readonly string[], typed: readonly string[]): number =>
  run.reduce(
    (sum, word, position) => sum + editDistance(arabicSounds(word), latinSounds(typed[position] ?? ''), maxSlips),
    0,
  );
