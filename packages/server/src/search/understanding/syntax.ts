/** Search operators: quotes, minus, OR. */
export interface Written {
  /** The words without the operators. */
  readonly text: string;
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  /** Pairs of alternative words. */
  readonly either: readonly (readonly [string, string])[];
}

const quotedText = /(?<!\S)([-−]?)["“”«„]([^"“”«»„]{1,200})["“”»]/gu;
/** A minus directly before a word that begins with a letter; `-40` is a temperature. */
const minus = /(?<!\S)[-−]([\p{L}][\p{L}\p{N}-]*)/gu;
const orBetween = /(?<![\p{L}\p{N}])([\p{L}\p{N}]{1,80})\s{1,3}(?:OR|\|)\s{1,3}([\p{L}\p{N}]{1,80})/u;

export function readSyntax(given: string): Written {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const either: [string, string][] = [];
  let text = given.replace(quotedText, (_, not: string, words: string) => {
    (not ? excluded : phrases).push(words);
    return not ? ' ' : ` ${words} `;
  });
  text = text.replace(minus, (_, word: string) => {
    excluded.push(word);
    return ' ';
  });
  for (let found = orBetween.exec(text); found && either.length < 8; found = orBetween.exec(text)) {
    const [all, left = '', right = ''] = found;
    either.push([left, right]);
    text = text.replace(all, left);
  }
  return { text, phrases: phrases.slice(0, 8), excluded: excluded.slice(0, 8), either };
}
