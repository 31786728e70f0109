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
function charactersOf(text: string): number {
  let length = text.length;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    const end = text.indexOf(';', at);
    if (end !== -1 && end - at < 10) length -= end - at;
  }
  return length - 6 * (text.match(/_x[0-9A-Fa-f]{4}_/g)?.length ?? 0);
}
