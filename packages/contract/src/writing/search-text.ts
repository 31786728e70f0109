/** Most UTF-16 units of a search text: clients cut longer ones. */
export const searchTextLimit = 256;

/**
 * Typed or pasted text in the form of a search. Never cuts inside a character: the database refuses half a surrogate pair.
 *
 * @example searchText('ball\0 valve') // 'ball valve'
 */
export const searchText = (given: string): string =>
  given
    .replaceAll('\0', '')
    .toWellFormed()
    .slice(0, searchTextLimit)
    .replace(/[\ud800-\udbff]$/, '');
