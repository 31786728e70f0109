import { words } from '../engine/index.ts';
import { addChinese, type Lexicon, type Locale, nameKeyIn, ourLexicon, type Sense, shares } from './lexicon.ts';

/** A word that an operator added to a subcategory. */
export interface AddedTerm {
  readonly locale: Locale;
  readonly term: string;
  readonly subCategoryId: string;
}

/** Our lexicon and the added words. */
export function lexiconWith(added: readonly AddedTerm[]): Lexicon {
  if (added.length === 0) return ourLexicon;
  const known = new Set<string>();
  const chinese = new Map<string, readonly string[]>();
  const senses = new Map<string, Sense[]>();
  for (const { locale, subCategoryId: value, term } of added) {
    const all = words(term);
    for (const word of all) known.add(word);
    addChinese(chinese, term, ourLexicon.chineseFrom([...term][0] ?? ''));
    const key = nameKeyIn(locale, all);
    // Beside an exact name, a hint of ours would be dropped: an added word is an exact name too.
    const own = senses.get(`${locale} ${key}`) ?? [...ourLexicon.sensesOf(locale, key)];
    const others = own.filter((sense) => sense.kind !== 'sub' || sense.value !== value);
    senses.set(`${locale} ${key}`, [...others, { kind: 'sub', value, share: shares.name }]);
  }
  const names = added.map(({ locale, subCategoryId: value, term: text }) => {
    return { locale, text, kind: 'sub' as const, value, isName: false };
  });
  return {
    known: { has: (word) => ourLexicon.known.has(word) || known.has(word) },
    placeNames: [...ourLexicon.placeNames, ...names],
    chineseFrom: (first) => chinese.get(first) ?? ourLexicon.chineseFrom(first),
    sensesOf: (locale, key) => senses.get(`${locale} ${key}`) ?? ourLexicon.sensesOf(locale, key),
  };
}
