import { thesaurusIn } from '@wbn/content/thesaurus';
import { words } from '../engine/index.ts';
import { namedBy, ourLexicon } from '../understanding/lexicon.ts';

type Slip = readonly [pattern: RegExp, instead: string];

/** Slips of ear and hand; words of the thesaurus take turns at them. */
const slips = {
  en: [
    [/or$/, 'er'],
    [/er$/, 'or'],
    [/ph/, 'f'],
    [/(?<=.)y(?=.)/, 'i'],
    [/([lmnprst])\1/, '$1'],
    [/ie/, 'ei'],
    [/(?<=...)a(?=.)/, 'e'],
    [/(?<=...)e(?=.)/, 'a'],
    [/(?<=..)([nrlt])(?=..)/, ''],
  ],
  es: [
    [/b/, 'v'],
    [/v/, 'b'],
    [/ll/, 'y'],
    [/z/, 's'],
    [/c(?=[ei])/, 's'],
    [/(?<=...)([nrl])(?=..)/, ''],
    [/(?<=...)e(?=..)/, 'i'],
  ],
  it: [
    [/([bcdflmnprstvz])\1/, '$1'],
    [/(?<=[aeiou])([lmnrt])(?=[aeiou])/, '$1$1'],
    [/(?<=...)e(?=..)/, 'i'],
    [/(?<=...)([nrl])(?=..)/, ''],
  ],
  ar: [
    [/ض/, 'ظ'],
    [/ث/, 'ت'],
    [/ص/, 'س'],
    [/ط/, 'ت'],
    [/ق/, 'ك'],
    [/(?<=..)ا(?=..)/, ''],
    [/(?<=..)ي(?=..)/, ''],
  ],
} as const satisfies Readonly<Record<string, readonly Slip[]>>;

/** Forty misspelt names of one word, evenly over the thesaurus of a language, with the goods that they name. */
export async function misspeltGoods(locale: keyof typeof slips) {
  const names = [...(await thesaurusIn(locale))].flatMap(([, terms]) => terms.map(({ term }) => words(term)));
  const single = new Set(names.filter((name) => name.length === 1).flat());
  const found = [...single]
    .filter((word) => /^\p{L}{6,}$/u.test(word))
    .flatMap((word, turn) => {
      const rules: readonly Slip[] = slips[locale];
      const rule = [...rules.slice(turn % rules.length), ...rules].find(([pattern]) => pattern.test(word));
      const typed = rule ? word.replace(rule[0], rule[1]) : word;
      if (ourLexicon.known.has(typed)) return [];
      return [{ typed, subs: new Set(namedBy(ourLexicon, [word]).map(({ value }) => value)) }];
    });
  const step = Math.floor(found.length / 40);
  return found.filter((_, at) => at % step === 0).slice(0, 40);
}
