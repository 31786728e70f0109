const longest = 80;

/**
 * The words of a search as they are logged: lower case, single spaces. Undefined for blank searches and for texts that may name a person:
 * mail addresses, telephone numbers, links and long texts.
 */
export function loggedWords(text: string): string | undefined {
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longest) return undefined;
  return /@|:\/\/|(?:\d[\s().-]{0,2}){8}/.test(words) ? undefined : words;
}
