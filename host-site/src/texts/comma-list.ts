const commas: Readonly<Record<string, string>> = { ar: '، ', zh: '、' };

/** Names with the commas of the reader's language. Unknown ones are left out. */
export const commaList = (names: readonly (string | null | undefined)[], locale: string): string =>
  names.filter((name) => name).join(commas[locale] ?? ', ');
