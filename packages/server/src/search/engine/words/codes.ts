/** Part numbers: `RG-58/U`, `rg58u` and `RG 58 U` are the same code. */

/** Shorter runs are sizes and quantities (`12v`, `x2`), which the word index handles better. */
const SHORTEST_CODE = 5;
const LONGEST_CODE = 40;
/** A code written with spaces spans at most this many words of a query. */
const LONGEST_RUN = 4;

function squash(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function looksLikeCode(squashed: string): boolean {
  return squashed.length >= SHORTEST_CODE && squashed.length <= LONGEST_CODE && /\d/.test(squashed);
}

/** Codes in running text: chunks between spaces that contain a digit. */
export function codesIn(text: string): string[] {
  const found = text
    .split(/[\s,;()[\]{}"“”]+/u)
    .map(squash)
    .filter(looksLikeCode);
  return [...new Set(found)];
}

/** Codes from a field that holds only codes. */
export function codesOf(codes: readonly string[]): string[] {
  return [...new Set(codes.map(squash).filter((code) => code.length >= 2 && code.length <= LONGEST_CODE))];
}

export interface CodeGuess {
  code: string;
  /** Index of its first word, and of the word after its last. */
  start: number;
  end: number;
}

/** Every run of adjacent query words that may be a code written with spaces. */
export function codeGuesses(queryWords: readonly string[]): CodeGuess[] {
  const guesses: CodeGuess[] = [];
  for (let start = 0; start < queryWords.length; start += 1) {
    for (let end = start + 1; end <= Math.min(queryWords.length, start + LONGEST_RUN); end += 1) {
      const code = squash(queryWords.slice(start, end).join(''));
      if (looksLikeCode(code)) guesses.push({ code, start, end });
    }
  }
  return guesses;
}

/** Shorter beginnings of a code begin too many. */
const SHORTEST_BEGINNING = 3;

/** Words that may be the beginning of one code, such as `RG 58`. */
export function codeBegun(begun: readonly string[]): string | undefined {
  if (begun.length > LONGEST_RUN) return undefined;
  const code = squash(begun.join(''));
  return /\d/.test(code) && code.length >= SHORTEST_BEGINNING && code.length <= LONGEST_CODE ? code : undefined;
}
