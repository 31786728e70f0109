import { fill } from '@wbn/contract';
import { isReasonHeader, type ListSource, type ProductImportState, type RefusedRow } from '@wbn/core';
import type { FactWords } from '../../../product-facts/texts/en.ts';
import { refusalText } from '../fact-problem.ts';
import type { ProductsTexts } from '../texts/en.ts';
import { fieldNames } from './field-names.ts';

interface Words {
  readonly texts: ProductsTexts;
  readonly words: FactWords;
  readonly locale: string;
}
type State = Pick<ProductImportState, 'allowed' | 'missingPictures' | 'refused'>;

export const isWithoutRoom = ({ reasons }: RefusedRow): boolean => reasons.includes('PlanLimit');

/** All that is wrong with a refused line, as the page says it. */
export const reasonOf = (row: RefusedRow, allowed: number, { locale, texts, words }: Words): string =>
  isWithoutRoom(row)
    ? fill(texts.list.planLimit, { allowed })
    : refusalText(row.reasons, texts, locale, { cells: row.cells ?? {}, names: fieldNames(texts, words) });

/** All reasons of each line that needs a correction, by the number of the line. */
function reasonsByLine({ allowed = 0, missingPictures, refused }: State, said: Words): ReadonlyMap<number, string[]> {
  const { list } = said.texts;
  const picture = (address: string) =>
    fill(list.cells.read, { column: list.pictures, value: address, sentence: list.picturesTitle });
  const faults = [
    ...refused.map((row) => [row.line, reasonOf(row, allowed, said)] as const),
    ...missingPictures.map(({ address, line }) => [line, picture(address)] as const),
  ];
  const reasons = new Map<number, string[]>();
  for (const [line, reason] of faults) {
    const known = reasons.get(line);
    if (known) known.push(reason);
    else reasons.set(line, [reason]);
  }
  return reasons;
}

/**
 * The report as a file to correct and import: each line that needs a correction as the list has it, and a last column with the reasons. The
 * import does not read that column, so the reasons of an earlier report are left out.
 */
export function reportRows(state: State, { header, lines }: ListSource, said: Words): string[][] {
  const reasons = [...reasonsByLine(state, said)].sort(([a], [b]) => a - b);
  const whole = reasons.map(([line]) => lines.get(line) ?? []);
  const width = whole.reduce((most, cells) => Math.max(most, cells.length), header.length);
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => !isReasonHeader(header[at] ?? ''));
  const row = (cells: readonly string[], reason: string) => [...kept.map((at) => cells[at] ?? ''), reason];
  return [
    row(header, said.texts.list.reason),
    ...reasons.map(([, texts], at) => row(whole[at] ?? [], texts.join('\n'))),
  ];
}
