import { type FactProblem, factTexts, problemField } from '@wbn/contract';
import type { ProductRow } from '@wbn/contract/shapes';
import type { ListColumn } from './columns.ts';

/** `twice`: an earlier line has the code; `PlanLimit`: the plan has no room; otherwise the invalid column. */
export type RefusalReason = 'twice' | 'PlanLimit' | 'pictures' | keyof ProductRow | FactProblem;

/** A cell that was refused. */
export interface RefusedCell {
  /** The text of the file, cut where it is long. */
  readonly value: string;
  /** The label of a specification. */
  readonly label?: string;
  /** Whether the text is an error that a spreadsheet shows in place of a value, such as `#DIV/0!`. */
  readonly isError: boolean;
}
export type RefusedCells = Readonly<Partial<Record<RefusalReason, RefusedCell>>>;

/** Characters of a cell that a report repeats. */
const longest = 80;
/** Errors without an exclamation or question mark at the end, in English, Spanish and Italian, and in German. */
const plainErrors: readonly string[] = ['#N/A', '#N/D', '#NV', '#GETTING_DATA'];
const longestError = 16;

/**
 * Whether a cell shows that its formula failed, in any language of a spreadsheet.
 *
 * @example ['#DIV/0!', '#¿NOMBRE?', '#N/A', '#1', 'Top #1!'].map(isCellError) // [true, true, true, false, false]
 */
export function isCellError(cell: string): boolean {
  const text = cell.trim();
  if (!text.startsWith('#') || text.length > longestError) return false;
  if (plainErrors.includes(text)) return true;
  return (text.endsWith('!') || text.endsWith('?')) && text.length > 3 && !/[\s\p{Ll}]/u.test(text);
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The column that a reason is about. */
const columnOfReason = (reason: RefusalReason): ListColumn =>
  reason === 'externalID' || reason === 'twice' ? 'code' : (problemField(reason as FactProblem) as ListColumn);

/** The same for a row that the server refused, from what was read of its cells. */
export function cellsOfRow(reasons: readonly RefusalReason[], row: ProductRow): RefusedCells | undefined {
  const texts: Readonly<Record<string, unknown>> = { ...row, ...factTexts(row), code: row.externalID };
  return refusedCells(reasons, (column) => String(texts[column] ?? ''), row.specs ?? []);
}

/** The cells of some reasons in the file; undefined if all are empty. */
export function refusedCells(
  reasons: readonly RefusalReason[],
  cell: (column: ListColumn) => string,
  specs: readonly { readonly key: string; readonly value: string }[],
): RefusedCells | undefined {
  const cells = reasons.flatMap((reason): [RefusalReason, RefusedCell][] => {
    const spec = reason === 'specs' ? specs.find(({ value }) => isCellError(value)) : undefined;
    const value = spec?.value ?? (reason === 'specs' ? '' : cell(columnOfReason(reason)));
    if (value === '') return [];
    return [[reason, { value: cut(value), ...(spec && { label: cut(spec.key) }), isError: isCellError(value) }]];
  });
  return cells.length > 0 ? Object.fromEntries(cells) : undefined;
}
