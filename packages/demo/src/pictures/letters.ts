import { n } from './svg.ts';

/**
 * A geometric alphabet of our own, as centre lines on a height of 100: pictures need no font and look the same everywhere.
 * Slanted strokes run past the lines; the letter is clipped to its height.
 */
const shapes: Readonly<Record<string, readonly [width: number, d: string]>> = {
  ' ': [34, ''],
  A: [88, 'M1 112L44 -8L87 112M20 70H68'],
  B: [68, 'M10 0H37A24 24 0 0 1 37 48H10M37 48H40A26 26 0 0 1 40 100H10V0'],
  C: [86, 'M80 17A46 50 0 1 0 80 83'],
  D: [78, 'M10 0H30A42 50 0 0 1 30 100H10Z'],
  E: [60, 'M54 0H10V100H54M10 49H48'],
  F: [57, 'M54 0H10V100M10 51H46'],
  G: [90, 'M80 17A46 50 0 1 0 82 80V54H54'],
  H: [76, 'M10 0V100M66 0V100M10 50H66'],
  I: [20, 'M10 0V100'],
  J: [54, 'M44 0V66A21 34 0 0 1 6 80'],
  K: [74, 'M10 0V100M72 -10L12 60M32 40L74 112'],
  L: [56, 'M10 0V100H52'],
  M: [94, 'M10 100V-4L47 64L84 -4V100'],
  N: [80, 'M10 100V-4L70 104V0'],
  O: [100, 'M50 0A44 50 0 1 1 50 100A44 50 0 1 1 50 0Z'],
  P: [66, 'M10 100V0H36A28 28 0 0 1 36 56H10'],
  Q: [102, 'M50 0A44 50 0 1 1 50 100A44 50 0 1 1 50 0ZM60 66L100 112'],
  R: [70, 'M10 100V0H36A27 27 0 0 1 36 54H10M36 54L72 114'],
  S: [
    68,
    'M60 19C56 6 46 0 34 0C18 0 9 10 9 25C9 40 20 46 34 50C48 54 60 60 60 76C60 91 49 100 34 100C20 100 10 94 6 81',
  ],
  T: [70, 'M2 0H68M35 0V100'],
  U: [76, 'M10 0V60A28 40 0 0 0 66 60V0'],
  V: [84, 'M-1 -12L42 108L85 -12'],
  W: [120, 'M0 -12L32 108L60 8L88 108L120 -12'],
  X: [80, 'M3 -12L77 112M77 -12L3 112'],
  Y: [78, 'M-2 -12L39 56L80 -12M39 56V100'],
  Z: [70, 'M6 0H64L6 100H66'],
  0: [84, 'M42 0A34 50 0 1 1 42 100A34 50 0 1 1 42 0Z'],
  1: [44, 'M4 22L30 0V100'],
  2: [68, 'M8 26A26 26 0 0 1 60 28C60 48 40 60 8 100H64'],
  3: [66, 'M8 18A25 25 0 1 1 32 48A26 26 0 1 1 6 80'],
  4: [74, 'M54 100V-6L6 70H72'],
  5: [66, 'M58 0H16L12 46A30 28 0 1 1 8 86'],
  6: [72, 'M58 -8L16 52M36 40A29 30 0 1 1 36 100A29 30 0 1 1 36 40Z'],
  7: [62, 'M4 0H58L20 108'],
  8: [68, 'M34 0A24 24 0 1 1 34 48A28 26 0 1 1 34 100A28 26 0 1 1 34 48A24 24 0 1 1 34 0Z'],
  9: [72, 'M14 108L56 48M36 0A29 30 0 1 1 36 60A29 30 0 1 1 36 0Z'],
};

/** With round ends nothing is cut off, so slanted strokes end on the lines. */
const withinLines = (d: string): string =>
  d.replace(/ (?:-12|-10|-8|-4)(?!\d)/g, ' 0').replace(/ (?:104|108|112|114)(?!\d)/g, ' 100');

/** A letter with round ends: how wide it is, and its centre lines. */
export const roundLetter = (letter: string): readonly [width: number, d: string] => {
  const [width, d] = shapes[letter]!;
  return [width, withinLines(d)];
};

export interface LetterStyle {
  /** Stroke width on the height of 100: 8 is light, 24 is heavy. */
  readonly weight: number;
  readonly round?: boolean;
  readonly spacing?: number;
  readonly colours?: readonly string[];
}

const widthOf = (text: string, spacing: number) =>
  Array.from(text).reduce((sum, letter) => sum + (shapes[letter]?.[0] ?? 0) + spacing, -spacing);

/** Letters around a centre, `height` tall and no wider than `maxWidth`. */
export function letters(
  text: string,
  [cx, cy]: readonly [number, number],
  height: number,
  colour: string,
  { colours = [], round = false, spacing = 16, weight }: LetterStyle,
  maxWidth = Number.POSITIVE_INFINITY,
): string {
  const gap = spacing + weight * 0.55;
  const width = widthOf(text, gap);
  const scale = Math.min(height / (100 + weight), maxWidth / (width + weight));
  const half = weight / 2;
  let x = 0;
  const drawn = Array.from(text).map((letter, index) => {
    const [advance, sharp] = shapes[letter] ?? [0, ''];
    const d = round ? withinLines(sharp) : sharp;
    const out = `<path transform="translate(${n(x)} 0)" d="${d}" stroke="${colours[index] ?? colour}"/>`;
    x += advance + gap;
    return out;
  });
  const id = `l${text}${Math.round(cx)}${Math.round(cy)}${Math.round(height)}${Math.round(weight)}`;
  const edge = round ? half + 12 : half;
  return (
    `<clipPath id="${id}"><rect x="-60" y="${n(-edge)}" width="${n(width + 120)}" height="${n(100 + edge * 2)}"/></clipPath>` +
    `<g transform="translate(${n(cx - (width * scale) / 2)} ${n(cy - 50 * scale)}) scale(${scale.toFixed(4)})">` +
    `<g clip-path="url(#${id})" fill="none" stroke-width="${n(weight)}" stroke-linecap="${round ? 'round' : 'square'}" stroke-linejoin="${round ? 'round' : 'miter'}" stroke-miterlimit="12">${drawn.join('')}</g></g>`
  );
}
