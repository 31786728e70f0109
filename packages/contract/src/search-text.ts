/** UTF-16 units of a search: longer pastes are cut by the client, not refused. */
export const searchTextLimit = 256;

/** What somebody typed or pasted as a search takes it: a cut through a character would leave half of one, which no database keeps. */
export const searchText = (given: string): string =>
  given
    .replaceAll('\0', '')
    .toWellFormed()
    .slice(0, searchTextLimit)
    .replace(/[\ud800-\udbff]$/, '');
