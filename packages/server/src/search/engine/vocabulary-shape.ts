/**
 * pg_trgm sees only the letters its locale knows, and under the C locale those are ASCII. A word's shape is the word with each
 * Arabic, Cyrillic or Greek letter written as one ASCII letter: alike words keep alike shapes, whatever the locale.
 */
const ALPHABETS: readonly [letters: string, ascii: string][] = [
  ['ابتثجحخدذرزسشصضطظعغفقكلمنهويء', 'abtvjhxdqrzscwyueogfkklmnhwyi'],
  ['абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ', 'abvgdejziyklmnoprstufhcqwxyiyeuaiieg'],
  ['αβγδεζηθικλμνξοπρσςτυφχψω', 'abgdezhqiklmnxoprsstyfcpw'],
];
const SHAPES = new Map(ALPHABETS.flatMap(([letters, ascii]) => [...letters].map((letter, at) => [letter, ascii[at]])));

export function shapeOf(word: string): string {
  return [...word].map((letter) => SHAPES.get(letter) ?? letter).join('');
}
