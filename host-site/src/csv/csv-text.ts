import Papa from 'papaparse';
import { withGuards } from './formula-guard.ts';

export type Cell = string | number;

/** Rows as CSV (RFC 4180), without formulas: visitors and companies wrote the texts. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? withGuards(cell) : cell))),
    // Texts with the separator of another country are quoted, too.
    { quotes: (cell: unknown) => /[;\t]/.test(String(cell)) },
  );
