import type { Locale } from './lexicon-locales.ts';

/** Stands for a vowel that was cut: `set` is not a form of `seta`. */
const gender = '~';

/** Light stems that unify singular, plural and gender of a trade name. Both sides of a comparison use them. */
const cuts: Readonly<Record<Locale, (word: string) => string>> = {
  en: (word) =>
    word.length < 4 || /(?:ss|us|is)$/.test(word)
      ? word
      : word
          .replace(/ies$/, 'y')
          .replace(/(?<=s|x|z|ch|sh)es$/, '')
          .replace(/(?<!s)s$/, ''),
  es: (word) => (word.length < 4 ? word : word.replace(/(?:es|s|e)$/, '').replace(/[ao]$/, gender)),
  it: (word) =>
    word.length < 4
      ? word
      : word.replace(/(?:ch[ei]|gh[ei]|i[aoei]|[aeio])$/, (end) => `${/^[cg]/.test(end) ? end[0] : ''}${gender}`),
  zh: (word) => word,
  // Arabic words arrive here without articles and endings.
  ar: (word) => word,
};

/** One key for words that are written together or apart. */
export const keyOf = (locale: Locale, words: readonly string[]): string => words.map(cuts[locale]).join('');
