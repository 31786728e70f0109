/** The font files, by the characters that they contain. */
export const subsets = ['latin', 'latin-ext', 'arabic'] as const;
export type Subset = (typeof subsets)[number];

/** Characters of one font file and one direction, in the order that the font expects. */
export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

interface Cell {
  readonly character: string;
  /** The level of the Unicode Bidirectional Algorithm: 0 is left to right, 1 right to left, 2 left to right inside that. */
  readonly level: number;
}

type Side = 'left' | 'right';
const arabic = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
const digit = /\p{Nd}/u;
const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<' };

const subsetOf = (character: string): Subset => {
  if (arabic.test(character)) return 'arabic';
  return /[\u0100-\u024f\u1e00-\u1eff]/.test(character) ? 'latin-ext' : 'latin';
};
const strongSide = (character: string): Side | undefined => {
  if (digit.test(character) || !/\p{L}/u.test(character)) return undefined;
  return arabic.test(character) ? 'right' : 'left';
};
/** A full stop or comma inside a number belongs to it. */
const isInNumber = (characters: readonly string[], at: number) =>
  /[.,:/]/.test(characters[at] ?? '') && digit.test(characters[at - 1] ?? '') && digit.test(characters[at + 1] ?? '');

/** The bidirectional level of each character: letters, digits, and the characters between them. */
function cellsOf(characters: readonly string[]): Cell[] {
  const base: Side = characters.map(strongSide).find(Boolean) ?? 'left';
  const levelOf = (side: Side) => (side === 'right' ? 1 : base === 'right' ? 2 : 0);
  const sides: (Side | undefined)[] = [];
  const levels: (number | undefined)[] = [];
  let strong = base;
  for (const [at, character] of characters.entries()) {
    const side = strongSide(character);
    strong = side ?? strong;
    const isNumber = digit.test(character) || isInNumber(characters, at);
    // A combining mark takes the side of its letter.
    const isMark = at > 0 && /\p{M}/u.test(character);
    sides.push(isMark ? sides[at - 1] : (side ?? (isNumber ? strong : undefined)));
    if (isMark) levels.push(levels[at - 1]);
    else if (isNumber) levels.push(strong === 'right' ? 2 : levelOf('left'));
    else levels.push(side && levelOf(side));
  }
  return characters.map((character, index) => {
    const before = sides.slice(0, index).findLast(Boolean) ?? base;
    const after = sides.slice(index).find(Boolean) ?? base;
    return { character, level: levels[index] ?? levelOf(before === after ? before : base) };
  });
}

/** Reverses every sequence of this level or deeper, from the innermost level outwards. */
function turnRound<Item extends { readonly level: number }>(items: readonly Item[]): Item[] {
  const turned = [...items];
  for (const level of [2, 1]) {
    for (let from = 0; from < turned.length; from++) {
      let to = from;
      while (to < turned.length && turned[to]!.level >= level) to++;
      if (to > from) turned.splice(from, to - from, ...turned.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return turned;
}

/**
 * Splits a line into runs of one font each, in visual order from left to right. Arabic runs keep their logical order: the font shapes and
 * reorders them.
 */
export function visualRuns(line: string): Run[] {
  const runs: (Run & { readonly level: number })[] = [];
  for (const { character, level } of cellsOf([...line.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')])) {
    const last = runs.at(-1);
    const subset = subsetOf(character);
    const seen = level === 1 ? (mirrored[character] ?? character) : character;
    if (last?.level !== level || last.subset !== subset) runs.push({ subset, text: seen, level });
    // Spaces and punctuation of a right-to-left line: no font reorders these.
    else
      runs[runs.length - 1] = {
        ...last,
        text: level === 1 && subset !== 'arabic' ? seen + last.text : last.text + seen,
      };
  }
  return turnRound(runs).map(({ subset, text }) => ({ subset, text }));
}
