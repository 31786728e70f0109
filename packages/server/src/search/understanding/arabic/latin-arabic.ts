import { editDistance, words } from '../../engine/index.ts';
import { addToGroup } from '../add-to-group.ts';
import { englishWords } from '../english-words.ts';
import { type Lexicon, namedBy } from '../lexicon.ts';
import { nameIndex } from '../name-index.ts';
import { rightWords } from '../right-words.ts';

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

const withoutArticle = (word: string): string => word.toLowerCase().replace(/^(?:al|el)-?(?=.{3})/, '');
/** An ending that is written `a`, `ah` or `at` leaves no consonant. */
const withoutEnding = (word: string): string => word.replace(/(?<=[aeiou])h$/, '');
const latinLetters = (word: string, pairs: typeof latinConsonants): string =>
  undoubled(pairs.reduce((text, [letters, one]) => text.replace(letters, one), word));
export const latinSkeleton = (word: string): string =>
  latinLetters(withoutEnding(withoutArticle(word)), latinConsonants);

const consonantsOf = (word: string): string =>
  [...word.replace(/^ال(?=..)/, '').replace(/ة$/, '')].map((letter) => arabicConsonants[letter] ?? '').join('');
export const arabicSkeleton = (word: string): string => undoubled(consonantsOf(word));

/** Both readings of a last `h`: a consonant, as in `miyah`, or part of the ending `ah`, as in `sahah`. */
const spellingsOf = (word: string): readonly string[] => [
  ...new Set([withoutEnding(withoutArticle(word)), withoutArticle(word)]),
];
/** Latin letters with each vowel and consonant as one letter. */
const soundsOf = (spelling: string): string => latinLetters(spelling, latinConsonants.slice(0, -1));
/** Consonants with a vowel between them stay apart, even if they are equal: `athath` has two. */
const typedConsonants = (spelling: string): string => soundsOf(spelling).replace(/[aeiouwy23']/g, '');

/** Long vowels, which Arabic writes, tell words of the same consonants apart: `bakhour` is incense, not steam. */
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
const latinSounds = (word: string): string =>
  soundsOf(
    word
      .replace(/ee|y/g, 'i')
      .replace(/oo|ou|o|w/g, 'u')
      .replace(/e/g, ''),
  );

/** Latin letters for each long vowel, and for the ending `ة`. */
const vowelLetters: Readonly<Record<string, RegExp>> = { a: /a/, i: /[iey]/, u: /[uow]/, ة: /[ae]/ };
/** Vowels and consonants in turn, of which the first and the last are vowels. */
const inTurn = (sounds: string): string[] => sounds.split(/([^aeiouwy23'ة])/);

/** Latin letters write each long vowel. Short ones stand between consonants, which Arabic leaves out. */
function writesVowels(arabic: string, typed: string, isInner: boolean): boolean {
  if (arabic === '') return isInner ? !/[wy]/.test(typed) : typed === '';
  const wanted = [...arabic].filter((sound) => sound !== "'");
  let next = 0;
  for (const letter of typed) {
    if (vowelLetters[wanted[next] ?? '']?.test(letter)) next += 1;
    else if ((letter === 'y' && !wanted.includes('i')) || (letter === 'w' && !wanted.includes('u'))) return false;
  }
  return next === wanted.length;
}

/** Whether a word may be an Arabic one in Latin letters. They write its long vowels, so `lumen` is not `ليمون`. */
function isSpelled(arabic: string, spelling: string): boolean {
  const letters = [...arabic.replace(/^ال(?=..)/, '')];
  const soundOf = (letter: string) =>
    letter === 'ة' ? letter : (arabicVowels[letter] ?? arabicConsonants[letter] ?? "'");
  const sounds = inTurn(letters.map(soundOf).join(''));
  const typed = inTurn(soundsOf(spelling));
  return (
    sounds.length === typed.length &&
    sounds.every((sound, at) =>
      at % 2 === 1 ? sound === typed[at] : writesVowels(sound, typed[at] ?? '', at > 0 && at < sounds.length - 1),
    )
  );
}

/** The least number of consonants: fewer stand for too many words. */
const fewestConsonants = 2;

/** The Arabic words of all names. */
const wordsByConsonants = nameIndex(function* (names) {
  const groups = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { locale, text } of names) {
    for (const word of locale === 'ar' ? (text.match(/[\u0621-\u064a]{2,}/g) ?? []) : []) {
      if (seen.has(word)) continue;
      seen.add(word);
      addToGroup(groups, consonantsOf(word), word);
    }
    yield;
  }
  return groups;
});

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

/** `DB9` is a connector, not date syrup: people write small letters in chats. */
const hasCapitalCode = (text: string): boolean =>
  text.split(/\s/).some((word) => /\p{Lu}/u.test(word) && /\d/.test(word));

/** Languages in Latin letters. */
const latin = ['en', 'es', 'it'] as const;
/** A word that names in other languages are made of, or another right word: beside it no text is Arabic. */
const isOrdinary = (lexicon: Lexicon, word: string): boolean =>
  rightWords.has(word) || englishWords.has(word) || latin.some((locale) => lexicon.spells(locale, word));

/**
 * The name of goods in Arabic letters that a text in Latin letters spells, if none of its words belongs to another language. Words that name goods
 * together go before words that only stand in names of goods; `surely` asks for the former alone.
 */
export function inArabicLetters(
  text: string,
  { lexicon, surely }: { readonly lexicon: Lexicon; readonly surely: boolean },
): string | undefined {
  const typed = words(text.replace(/(?<!\p{L})(?:al|el)[- ](?=\p{L}{3})/giu, ''));
  if (
    typed.length === 0 ||
    typed.length > maxWords ||
    hasCapitalCode(text) ||
    typed.some((word) => isOrdinary(lexicon, word))
  )
    return undefined;
  if (typed.some((word) => !/^[a-z\d]{3,}$/.test(word) || !isChat(word))) return undefined;
  const fewest = surely ? fewestConsonants + 1 : fewestConsonants;
  const candidates = typed.map((word) =>
    spellingsOf(word)
      .flatMap((spelling) => {
        const consonants = typedConsonants(spelling);
        const alike = consonants.length < fewest ? [] : (wordsByConsonants(lexicon).get(consonants) ?? []);
        return alike.filter((arabic) => isSpelled(arabic, spelling));
      })
      .slice(0, maxCandidates),
  );
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
