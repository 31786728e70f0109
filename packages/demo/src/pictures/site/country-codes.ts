import { centreLines } from '../font/centre-line.ts';
import { fontFile, type Glyph } from '../font/font-file.ts';
import { outlines } from '../font/outline.ts';
import { roundLetter } from '../letters.ts';

/** Two of these letters form a flag: 🇦 to 🇿. */
const firstLetter = 0x1f1e6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In units of an em of 1,000: one hundredth of the alphabet's height, the line weight, and the space beside a letter. */
const [unit, weight, beside] = [5.6, 17, 6];

function glyph(letter: string, at: number): Glyph {
  const [width, path] = roundLetter(letter);
  const contours = centreLines(path).flatMap((line) =>
    outlines(line, weight).map((points) =>
      points.map(
        ([x, y]) => [Math.round((x + weight / 2 + beside) * unit), Math.round((100 + weight / 2 - y) * unit)] as const,
      ),
    ),
  );
  return { codePoint: firstLetter + at, advance: Math.round((width + weight + 2 * beside) * unit), contours };
}

export const codeLetters: readonly Glyph[] = Array.from(alphabet, glyph);

/** A font for systems without flags: shows the two letters of the country instead of two empty boxes. */
export const countryCodes = (): Buffer => fontFile('WBN Country Codes', codeLetters, 600);
