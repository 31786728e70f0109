/**
 * Up to two initials: of the first two words that begin with a letter or a number. A mark between them keeps two Arabic letters from joining
 * into a word.
 *
 * @example initialsOf('Najd & Sons Steel') // 'N\u200cS'
 */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('\u200c');

/**
 * One of six tints, from 0 to 5, that a name always has: the ground of its initials.
 *
 * @example tintOf('Najd') // 3
 */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0)!;
  return sum % 6;
}
