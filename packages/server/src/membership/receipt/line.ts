import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { subsets, visualRuns } from './visual-runs.ts';

const { resolve } = createRequire(import.meta.url);
const fileOf = (subset: string, weight: number) =>
  resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-${subset}-${weight}-normal.woff`);

let fonts: Promise<ReadonlyMap<string, Buffer>> | undefined;
/** Fonts by `<subset>-<weight>`, loaded for the first receipt. */
export const loadFonts = () => {
  fonts ??= Promise.all(
    subsets.flatMap((subset) =>
      [400, 700].map(async (weight) => [`${subset}-${weight}`, await readFile(fileOf(subset, weight))] as const),
    ),
  ).then((read) => new Map(read));
  return fonts;
};

/** In points. */
export const margin = 56;
export const width = 595.28 - 2 * margin;
export const ink = '#14202b';
export const quiet = '#5b6875';

export interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Distance in points from the edge where lines begin. */
  readonly inset?: number;
  /** Aligns to the edge where lines end. */
  readonly end?: boolean;
}

/** Writes one line, cut at the page's edge; right-to-left pages begin at the right. */
export function writeLine(pdf: PDFKit.PDFDocument, text: string, y: number, isRtl: boolean, look: Look = {}): void {
  const { size = 11, bold = false, color = ink, inset = 0, end = false } = look;
  const runs = visualRuns(text.slice(0, 90)).map((run) => ({ ...run, font: `${run.subset}-${bold ? 700 : 400}` }));
  pdf.fontSize(size).fillColor(color);
  // `features` makes pdfkit shape the run as a whole: word by word, Arabic would come out in the wrong order.
  const shaped = { lineBreak: false, features: [] as never[] };
  const widths = runs.map((run) => pdf.font(run.font).widthOfString(run.text, shaped));
  const whole = widths.reduce((sum, one) => sum + one, 0);
  let left = end === isRtl ? margin + inset : margin + width - inset - whole;
  runs.forEach((run, index) => {
    pdf.font(run.font).text(run.text, left, y, shaped);
    left += widths[index] ?? 0;
  });
}
