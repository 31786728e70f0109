import { englishWords } from './english-words.ts';
import { type Lexicon, smallWords } from './lexicon.ts';

/** Whether a word may be searched instead of the typed one. */
export type MayMean = (typed: string, instead: string) => boolean;

const languages = ['es', 'it'] as const;
/** Shorter words belong to several languages. */
const shortest = 4;
/** Words of two languages that begin with so many equal letters are of one origin: `compostabili` and `compostable`. */
const sameBeginning = 5;

/** Whether a word stands in names of goods in this language, and in no other. */
const isOnlyIn = ({ spells }: Lexicon, word: string, language: (typeof languages)[number]): boolean =>
  word.length >= shortest &&
  spells(language, word) &&
  !englishWords.has(word) &&
  !['en', ...languages].some((other) => other !== language && spells(other as (typeof languages)[number], word));

const beginsAlike = (typed: string, instead: string): boolean =>
  typed.slice(0, sameBeginning) === instead.slice(0, sameBeginning);

/**
 * Which repairs a text allows. In a Spanish or Italian one an unknown word is rather a word of that language than a misspelt one of the English offers:
 * `cajas para mudanza` asks for no boxes from Mwanza, and `almendras a granel` for no gravel.
 */
export function repairsOf(all: readonly string[], lexicon: Lexicon): MayMean {
  const spoken = languages.filter((language) => all.some((word) => isOnlyIn(lexicon, word, language)));
  const [language] = spoken;
  if (language === undefined || spoken.length > 1) return (_, instead) => !smallWords.has(instead);
  return (typed, instead) =>
    !smallWords.has(instead) && (lexicon.spells(language, instead) || beginsAlike(typed, instead));
}
