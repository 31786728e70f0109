import { type Cell, csvText } from './csv-text.ts';

/** The byte order mark, which spreadsheets need to read a CSV as UTF-8. */
const mark = '\u{FEFF}';

/** Downloads a CSV file. */
export function saveCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const url = URL.createObjectURL(new Blob([mark, csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
