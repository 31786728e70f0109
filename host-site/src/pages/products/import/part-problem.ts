/** Characters of the longest text that a cell can have in Excel. */
export const longestText = 32_767;
/** Characters of the longest tag or comment that is read. The reader works for minutes on a tag of thousands of attributes. */
const longestTag = 32_767;
/** Letters that may stand for one character: `&#x10FFF;`. */
const longestCharacter = 10;
/** The reader looks for signs of a date in a format, and takes hours for a long one. Excel allows 255 characters. */
const longFormat = /formatCode\s*=\s*(?:"[^"]{256}|'[^']{256})/;

/** Within a text, runs of it may end. */
const runs = new Set(['t', 'r', 'rPr', 'rPh']);

/**
 * Why a part of a workbook cannot be read; undefined if it can. A text of a sheet, or of the texts that its cells share, is not longer than a cell's
 * can be: thousands of cells may name the same shared text. In one pass.
 */
export function partProblem(xml: string): 'tooLong' | 'unreadable' | undefined {
  // The workbook says where its sheets and texts are: their names say nothing.
  const holdsTexts = ['<sst', ':sst', 'sheetData'].some((sign) => xml.includes(sign));
  if (longFormat.test(xml)) return 'unreadable';
  let length = 0;
  for (let at = 0; ; ) {
    const start = xml.indexOf('<', at);
    const text = start === -1 ? xml.slice(at) : xml.slice(at, start);
    const isLong = text.length > longestText * longestCharacter;
    if (isLong && !holdsTexts) return 'unreadable';
    length += isLong ? text.length : charactersOf(text);
    if (holdsTexts && length > longestText) return 'tooLong';
    if (start === -1) return undefined;
    const end = endOf(xml, start);
    if (end === undefined) return 'unreadable';
    if (xml.startsWith('<![', start)) length += end - start;
    if (endsText(xml.slice(start, Math.min(end, start + 40)))) length = 0;
    at = end;
  }
}

/** Whether a tag ends a text of a cell, as `</si>` does, and not a run of it. */
const endsText = (tag: string): boolean =>
  tag.startsWith('</') && !runs.has(tag.slice(2).split(/[\s>]/, 1)[0]?.split(':').at(-1) ?? '');

/** The index behind the tag, comment or instruction that starts here; undefined if it has no end, or is longer or of another kind than a list has. */
function endOf(xml: string, start: number): number | undefined {
  const within = (at: number, mark: string) => (at === -1 || at - start > longestTag ? undefined : at + mark.length);
  for (const [begin, mark] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (xml.startsWith(begin, start)) return within(xml.indexOf(mark, start + begin.length), mark);
  }
  if (xml.startsWith('<!', start)) return undefined;
  const signs = /["'>]/g;
  for (signs.lastIndex = start + 1; ; ) {
    const found = signs.exec(xml);
    if (!found || found[0] === '>') return within(found?.index ?? -1, '>');
    const end = within(xml.indexOf(found[0], found.index + 1), found[0]);
    if (end === undefined) return undefined;
    signs.lastIndex = end;
  }
}

/** `&amp;` and `_x0041_` are one character each. */
const charactersOf = (text: string): number =>
  text.replace(/&[^&;]{1,8};/g, '&').length - 6 * (text.match(/_x[0-9A-Fa-f]{4}_/g)?.length ?? 0);
