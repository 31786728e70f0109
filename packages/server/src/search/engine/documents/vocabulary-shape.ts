/**
 * pg_trgm sees only the letters of its locale, which is ASCII under the C locale. A word's shape replaces each Arabic, Cyrillic or Greek
 * letter with one ASCII letter, so that similar words have similar shapes under every locale.
 */
const ALPHABETS: readonly [letters: string, ascii: string][] = [
  ['ابتثجحخدذرزسشصضطظعغفقكلمنهويء', 'abtvjhxdqrzscwyueogfkklmnhwyi'],
  ['абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ', 'abvgdejziyklmnoprstufhcqwxyiyeuaiieg'],
  ['αβγδεζηθικλμνξοπρσςτυφχψω', 'abgdezhqiklmnxoprsstyfcpw'],
];
const SHAPES = new Map(
  ALPHABETS.flatMap(([letters, ascii]) => [...letters].map((letter, index) => [letter, ascii[index]])),
);

export function shapeOf(word: string): string {
  return [...word].map((letter) => SHAPES.get(letter) ?? letter).join('');
}
