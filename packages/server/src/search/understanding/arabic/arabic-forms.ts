import { uncutWords, withoutArticle, words } from '../../engine/index.ts';

/**
 * The index cuts Arabic endings, which makes one word of several: `البحرين` (Bahrain) and `بحري` (naval), `دلهي` (Delhi) and `دلة` (a coffee pot),
 * `جملة` (wholesale) and `جمل` (a camel). So a single Arabic word says a fact only in one of the forms that the fact has.
 */

const arabicWord = /^[\u0621-\u064a]+$/u;

/** Endings that a name keeps its meaning with, by what it names; those of countries make or follow an adjective. */
const endings: Readonly<Record<string, readonly string[] | undefined>> = {
  country: ['ي', 'يه', 'يين', 'يون', 'يات'],
  type: ['ي', 'ين', 'ون'],
  filler: ['ي', 'ين', 'ون', 'ه'],
};

/** Stands before a form that is written with its article alone: `الرياض` is a city, `رياض` a kindergarten. */
const withArticle = '+';

/** Forms of the facts, by the word of the index. */
const forms = new Map<string, Set<string>>();

/** Remembers the forms in which a word says a fact of a kind, such as `country`. */
export function learnForms(text: string, kind: string): void {
  const [raw = '', ...more] = uncutWords(text);
  const [key] = words(text);
  if (key === undefined || more.length > 0 || !arabicWord.test(raw)) return;
  const bare = withoutArticle(raw);
  const known = forms.get(key) ?? new Set();
  forms.set(key, known);
  if (kind === 'city' && bare !== raw) known.add(withArticle + bare);
  else
    for (const ending of ['', ...(endings[kind] ?? [])])
      known.add(bare.replace(/ي$/, ending === '' ? '$&' : '') + ending);
}

/** Whether an Arabic word, with its endings, is a form of the fact that the index's word names; true of all others. */
export function isFormOf(key: string, raw: string): boolean {
  const known = forms.get(key);
  if (known === undefined) return true;
  const bare = withoutArticle(raw);
  return known.has(bare) || (bare !== raw && known.has(withArticle + bare));
}
