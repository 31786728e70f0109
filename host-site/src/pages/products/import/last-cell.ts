const position = /^([A-Z]{0,3})(\d{1,7})$/;
/** Characters of the longest position that a sheet can have: XFD1048576. */
const longest = 10;
/** A sign before `r=` that makes it another attribute, as in `hdr="1"`, or a text in a formula. */
const otherwise = /[\w.'"-]/;

/**
 * The rows and columns up to the last cell that a sheet names, before anything of it is created; null if it names one otherwise than `B7`, which a
 * reader may take for any. Every `r` is looked at, also one in a text: a parser that knows more of XML than the reader, or less, could be told
 * other positions. In one pass.
 */
export function lastCell(sheet: string): { readonly rows: number; readonly columns: number } | null {
  let columns = 1;
  // Rows need no number: each that has none comes after the one before it.
  let rows = countOf(sheet, '<row') + countOf(sheet, ':row');
  for (let at = sheet.indexOf('r='); at !== -1; at = sheet.indexOf('r=', at + 2)) {
    const quote = sheet.charAt(at + 2);
    if ((quote !== '"' && quote !== "'") || otherwise.test(sheet.charAt(at - 1))) continue;
    const value = sheet.slice(at + 3, at + 4 + longest).split(quote, 2);
    const [, letters = '', digits = ''] = (value.length === 2 && position.exec(value[0] ?? '')) || [];
    if (digits === '') return null;
    rows = Math.max(rows, Number(digits));
    columns = Math.max(
      columns,
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
  }
  return { rows, columns };
}

function countOf(text: string, name: string): number {
  let count = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) count += 1;
  return count;
}
