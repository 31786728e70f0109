import type { SearchReport } from '@wbn/contract/shapes';

const lists = ['nothingFound', 'neverOpened', 'frequent'] as const;
const columns = ['list', 'kind', 'words', 'searches', 'visitors', 'choices'] as const;

/** A field of a CSV file. Words that a spreadsheet would run as a formula begin with an apostrophe: visitors typed them. */
const field = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The report as CSV (RFC 4180), one line for each search of each list. */
export const csvOf = (report: SearchReport): string =>
  [
    columns.join(','),
    ...lists.flatMap((list) =>
      report[list].map(({ choices, kind, searches, visitors, words }) =>
        [list, kind, words, searches, visitors, choices].map(field).join(','),
      ),
    ),
  ].join('\r\n');

/** Saves a text as a file. The mark at the beginning tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
