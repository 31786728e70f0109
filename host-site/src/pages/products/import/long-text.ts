/** Characters of the longest text that a cell can have in Excel. */
export const longestText = 32_767;

/** Within a text, runs of it may end. */
const runs = new Set(['t', 'r', 'rPr', 'rPh']);

/**
 * Whether a text of a sheet, or of the texts that its cells share, is longer than a cell's can be. Thousands of cells may name the same shared text.
 * In one pass. A text that a comment of XML hides is found in the cells that were read.
 */
export function hasLongText(xml: string): boolean {
  let length = 0;
  for (let at = 0; ; ) {
    const tag = xml.indexOf('<', at);
    length += charactersOf(tag === -1 ? xml.slice(at) : xml.slice(at, tag));
    if (length > longestText) return true;
    const end = tag === -1 ? -1 : xml.indexOf('>', tag);
    if (end === -1) return false;
    if (
      xml[tag + 1] === '/' &&
      !runs.has(
        xml
          .slice(tag + 2, end)
          .trim()
          .split(':')
          .at(-1) ?? '',
      )
    )
      length = 0;
    at = end + 1;
  }
}

/** `&amp;` and `_x0041_` are one character each. */
const charactersOf = (text: string): number =>
  text.replace(/&[^&;]{1,8};/g, '&').length - 6 * (text.match(/_x[0-9A-Fa-f]{4}_/g)?.length ?? 0);

/**
 * Whether a part of a workbook has what keeps its reader busy for minutes: a number format of more than the 255 characters that Excel allows, or a tag
 * with thousands of attributes.
 */
export const hasLongTag = (xml: string): boolean =>
  /formatCode\s*=\s*(?:"[^"]{256}|'[^']{256})/.test(xml) || /<[^<>]{32768}/.test(xml);
