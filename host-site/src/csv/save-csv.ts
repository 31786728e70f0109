import { type Cell, csvText } from './csv-text.ts';
import { saveFile } from './save-file.ts';

/** The byte order mark, which spreadsheets need to read a CSV as UTF-8. */
const mark = '\u{FEFF}';

/** Downloads a CSV file. */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  saveFile(name, new Blob([mark, csvText(rows)], { type: 'text/csv;charset=utf-8' }));
