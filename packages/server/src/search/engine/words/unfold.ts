/** Composing joins at most so many characters to one. */
const mostComposed = 3;

interface Cut {
  readonly kept: string;
  /** Of the kept text when it is unfolded. */
  readonly length: number;
}

/** The text is cut before it is unfolded, too: unfolding all of it is work for text that is thrown away. */
function cut(text: string, maxLength: number): Cut {
  const start = text.slice(0, mostComposed * maxLength);
  const unfolded = start.normalize('NFKC');
  if (unfolded.length <= maxLength) return { kept: start, length: unfolded.length };
  return { kept: unfolded.slice(0, maxLength).replace(/[\ud800-\udbff]$/, ''), length: maxLength };
}

/**
 * Cuts a text that becomes longer than `most` when its characters are unfolded, as words are: U+FDFA alone stands for four words of 18
 * letters, so the length of what somebody typed does not limit the work. Never cuts inside a character.
 */
export const cutUnfolded = (text: string, maxLength: number): string => cut(text, maxLength).kept;

/** Cuts several texts, one after the other: all together become no longer than `maxLength`. */
export function cutterOf(maxLength: number): (text: string) => string {
  let left = maxLength;
  return (text) => {
    const { kept, length } = cut(text, left);
    left -= length;
    return kept;
  };
}
