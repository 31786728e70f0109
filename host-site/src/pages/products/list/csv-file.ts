import Papa from 'papaparse';

/** The byte order mark, which spreadsheets need to read a CSV as UTF-8. */
const mark = '\u{FEFF}';

/** Downloads a CSV file. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  // A cell that looks like a formula is data here: `escapeFormulae` keeps a spreadsheet from running it.
  const text =
    mark +
    Papa.unparse(
      rows.map((row) => [...row]),
      { escapeFormulae: true },
    );
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
