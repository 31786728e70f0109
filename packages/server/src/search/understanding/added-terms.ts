import { words } from '../engine/index.ts';
import { addChinese, type Lexicon, nameKeyIn, ourLexicon, type PlaceName } from './lexicon.ts';
import type { Locale } from './lexicon-locales.ts';
import { type Sense, shares } from './sense.ts';

/** A word that an operator added to a subcategory or, with `isOff`, that no longer names it. */
export interface AddedTerm {
  readonly locale: Locale;
  readonly term: string;
  readonly subCategoryId: string;
  readonly isOff?: boolean;
}

const placeOf = ({ locale, subCategoryId, term }: AddedTerm) =>
  `${locale} ${subCategoryId} ${nameKeyIn(locale, words(term))}`;

/** Our lexicon with the added words, without those that are switched off. */
export function lexiconWith(changes: readonly AddedTerm[]): Lexicon {
  if (changes.length === 0) return ourLexicon;
  const added = changes.filter(({ isOff }) => !isOff);
  const off = changes.filter(({ isOff }) => isOff);
  const known = new Set<string>();
  const spelled = new Set<string>();
  const chinese = new Map<string, readonly string[]>();
  const senses = new Map<string, Sense[]>();
  for (const { locale, subCategoryId: value, term } of added) {
    const all = words(term);
    for (const word of all) known.add(word);
    for (const word of all) spelled.add(`${locale} ${word}`);
    addChinese(chinese, term, ourLexicon.chineseFrom([...term][0] ?? ''));
    const key = nameKeyIn(locale, all);
    // Beside an exact name, a hint of ours would be dropped: an added word is an exact name too.
    const own = senses.get(`${locale} ${key}`) ?? [...ourLexicon.sensesOf(locale, key)];
    const others = own.filter((sense) => sense.kind !== 'sub' || sense.value !== value);
    senses.set(`${locale} ${key}`, [...others, { kind: 'sub', value, share: shares.name }]);
  }
  for (const { locale, subCategoryId, term } of off) {
    const key = nameKeyIn(locale, words(term));
    const own = senses.get(`${locale} ${key}`) ?? ourLexicon.sensesOf(locale, key);
    senses.set(
      `${locale} ${key}`,
      own.filter((sense) => sense.kind !== 'sub' || sense.value !== subCategoryId),
    );
  }
  const names = added.map(({ locale, subCategoryId: value, term: text }) => {
    return { locale, text, kind: 'sub' as const, value, isName: false };
  });
  const hidden = new Set(off.map(placeOf));
  const subsWithHidden = new Set(off.map(({ subCategoryId }) => subCategoryId));
  // The subcategory's own name stays among the suggestions: it leads to the subcategory and not to a search.
  const isShown = ({ isName, locale, text, value }: PlaceName) =>
    isName || !subsWithHidden.has(value) || !hidden.has(placeOf({ locale, subCategoryId: value, term: text }));
  return {
    known: { has: (word) => ourLexicon.known.has(word) || known.has(word) },
    placeNames: [...ourLexicon.placeNames, ...names].filter(isShown),
    chineseFrom: (first) => chinese.get(first) ?? ourLexicon.chineseFrom(first),
    sensesOf: (locale, key) => senses.get(`${locale} ${key}`) ?? ourLexicon.sensesOf(locale, key),
    spells: (locale, word) => spelled.has(`${locale} ${word}`) || ourLexicon.spells(locale, word),
  };
}
