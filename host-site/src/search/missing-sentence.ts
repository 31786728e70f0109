import { digitsOf, fill, isolated } from '@wbn/contract';
import type { Interpretation } from '@wbn/core/search';
import type { CauseTexts } from './texts/en.ts';

export const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(digitsOf(locale)).format(names);

/** Words inside a sentence, which may have another direction. */
export const quoted = (text: string, { quote }: Pick<CauseTexts, 'quote'>): string =>
  fill(quote, { text: isolated(text) });

const facts = new Set(['country', 'state', 'city', 'type', 'certificate']);

/** How a search read its words. */
export interface WordReading {
  readonly interpretations?: readonly Interpretation[] | undefined;
  /** Words and phrases that nothing holds. */
  readonly missing?: readonly string[] | undefined;
  readonly texts: CauseTexts;
}

/** Words that nothing here matches, as one sentence; undefined without such words. */
export function missingSentence(
  { interpretations = [], missing = [], texts }: WordReading,
  locale: string,
): string | undefined {
  if (missing.length === 0) return undefined;
  const nameOf = (word: string) =>
    interpretations.find(({ kind, text }) => text === word && facts.has(kind))?.name ?? word;
  const words = missing.map((word) => quoted(nameOf(word), texts));
  return fill(texts.noneMatch, { words: listed([...new Set(words)], locale) });
}
