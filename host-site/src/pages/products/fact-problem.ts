import {
  type FactKind,
  type FactName,
  type FactProblem,
  factKinds,
  fill,
  isolated,
  problemField,
  productLengths,
  productSpecs,
} from '@wbn/contract';
import type { RefusalReason, RefusedCells } from '@wbn/core';
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
export const refusalText = (
  reasons: readonly RefusalReason[],
  texts: ProductsTexts,
  locale: string,
  file?: RefusedCellTexts,
): string =>
  [
    ...new Set(
      reasons.map((reason) => (file ? cellText(reason, file, texts, locale) : reasonText(reason, texts, locale))),
    ),
  ].join(locale === 'zh' ? '' : ' ');

interface RefusedCellTexts {
  readonly cells: RefusedCells;
  /** The reader's names of the columns. */
  readonly names: Readonly<Record<string, string>>;
}

/** A reason, its column and what the file has there, each alone; column and value are empty where there are none. */
function refusedPart(reason: RefusalReason, file: RefusedCellTexts, texts: ProductsTexts, locale: string) {
  const cell = file.cells[reason];
  const sentence = cell?.isError ? texts.list.cellError : reasonText(reason, texts, locale);
  const own = file.names[reason] ?? file.names[problemField(reason as FactProblem)];
  return { column: cell?.label ?? own ?? '', value: cell?.value ?? '', sentence };
}

/** A reason behind its column and what the file has there: `Price “12,x”: Write an amount …`. */
function cellText(reason: RefusalReason, file: RefusedCellTexts, texts: ProductsTexts, locale: string): string {
  const { column, sentence, value } = refusedPart(reason, file, texts, locale);
  if (column === '') return sentence;
  const { named, read } = texts.list.cells;
  return value === '' ? fill(named, { column, sentence }) : fill(read, { column, value: isolated(value), sentence });
}

/** The server may name any field. */
function reasonText(reason: string, texts: ProductsTexts, locale: string): string {
  const reasons: Readonly<Record<string, string>> = texts.list.reasons;
  const own = reasons[reason];
  if (own) return fill(own, { max: (longest[reason] ?? 0).toLocaleString(locale) });
  return factProblemText(reason as FactProblem, texts, locale) || texts.list.reasons.other;
}
