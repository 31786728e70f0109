import type { Locale } from './lexicon.ts';

/** Light stems: singular and plural of a trade name, and its genders, become one. Both sides of a comparison are cut alike. */
const cuts: Readonly<Record<Locale, (word: string) => string>> = {
  en: (word) =>
    word.length < 4 || /(?:ss|us|is)$/.test(word)
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=s|x|z|ch|sh)es$/, '')
          .replace(/(?<!s)s$/, ''),
  es: (word) => (word.length < 4 ? word : word.replace(/(?:[aeo]s|s|[aeo])$/, '')),
  it: (word) =>
    word.length < 4
      ? word
      : word.replace(/(?:ch[ei]|gh[ei]|i[aoei]|[aeio])$/, (end) => (/^[cg]/.test(end) ? (end[0] ?? '') : '')),
  zh: (word) => word,
  // Words reach this without articles and endings.
  ar: (word) => word,
};

/** Words as one key: written apart or together they are the same. */
export const keyOf = (locale: Locale, words: readonly string[]): string => words.map(cuts[locale]).join('');
