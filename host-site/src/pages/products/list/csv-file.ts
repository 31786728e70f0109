import Papa from 'papaparse';

/** Spreadsheets read a CSV as UTF-8 only behind this mark. */
const mark = '\u{FEFF}';

/** Gives the visitor a CSV file to keep. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  // A cell that begins like a formula is data here: `escapeFormulae` keeps a spreadsheet from running it.
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
