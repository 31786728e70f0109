/** Letters as they are compared: full-width and capital ones count as plain ones. */
export const plainLetters = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A password as it is compared with common ones, without spaces around it. */
export const plainPassword = (text: string): string => plainLetters(text).trim();
