import { fill } from '@wbn/contract';
import { listed, missingSentence, quoted, type WordReading } from './missing-sentence.ts';

/** Another search that may find something: what it changes, and the words of its link. */
export interface Change {
  readonly label: string;
  readonly search?: string;
  /** Interpretations that are turned off as well. */
  readonly ignore?: readonly string[];
}

export interface WordCauses {
  readonly sentences: readonly string[];
  readonly changes: readonly Change[];
}

/** Quotation marks that the search understands. */
const marks = /["“”«»„]/g;

/** Why the words of a search find nothing: words that nothing holds, or excluded words that everything holds. */
export function wordCauses(found: WordReading & { readonly search: string }, locale: string): WordCauses {
  const { interpretations = [], search, texts } = found;
  const missing = missingSentence(found, locale);
  const excluded = interpretations.filter(({ kind }) => kind === 'without' || kind === 'notCountry');
  const isExcluded = missing === undefined && excluded.length > 0;
  const words = excluded.map(({ kind, name, value }) => quoted(kind === 'without' ? value : name, texts));
  const names = excluded.map(({ name }) => name);
  const unquoted = search.replace(marks, ' ').trim();
  return {
    sentences: [
      ...(missing ? [missing] : []),
      ...(isExcluded ? [fill(texts.allExcluded, { words: listed(words, locale) })] : []),
    ],
    changes: [
      ...(isExcluded
        ? [
            {
              label: fill(texts.ignore, { name: listed(names, locale) }),
              ignore: excluded.map(({ kind, value }) => `${kind}:${value}`),
            },
          ]
        : []),
      ...(unquoted === search ? [] : [{ label: texts.unquoted, search: unquoted }]),
    ],
  };
}
