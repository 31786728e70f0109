import {
  type FactKind,
  type FactName,
  type FactProblem,
  factKinds,
  fill,
  productLengths,
  productSpecs,
} from '@wbn/contract';
import type { ProductsTexts } from './texts/en.ts';

/** A value that cannot be read has the sentence of its kind; a few facts have a sentence of their own. */
export type FactSentences = Readonly<Record<FactKind | Exclude<FactProblem, FactName>, string>> &
  Readonly<Partial<Record<FactName, string>>>;

/** The sentence that tells how to correct a fact. */
export function factProblemText(problem: FactProblem, { facts }: ProductsTexts, locale: string): string {
  const sentences: FactSentences = facts.problems;
  const kinds: Readonly<Partial<Record<FactProblem, FactKind>>> = factKinds;
  const kind = kinds[problem];
  const sentence = sentences[problem] ?? (kind && sentences[kind]) ?? '';
  return fill(sentence, { max: productLengths.fact.toLocaleString(locale) });
}

const longest: Readonly<Record<string, number>> = { ...productLengths, specs: productSpecs };

/** All reasons why a row of a list was refused, a sentence each. */
export const refusalText = (reasons: readonly string[], texts: ProductsTexts, locale: string): string =>
  [...new Set(reasons.map((reason) => reasonText(reason, texts, locale)))].join(locale === 'zh' ? '' : ' ');

/** The server may name any field. */
function reasonText(reason: string, texts: ProductsTexts, locale: string): string {
  const reasons: Readonly<Record<string, string>> = texts.list.reasons;
  const own = reasons[reason];
  if (own) return fill(own, { max: (longest[reason] ?? 0).toLocaleString(locale) });
  return factProblemText(reason as FactProblem, texts, locale) || texts.list.reasons.other;
}
