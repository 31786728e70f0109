/**
 * Cuts a text that becomes longer than `most` when its characters are unfolded, as words are: U+FDFA alone stands for four words of 18
 * letters, so the length of what somebody typed does not limit the work. Never cuts inside a character.
 */
export function cutUnfolded(text: string, maxLength: number): string {
  const unfolded = text.normalize('NFKC');
  return unfolded.length <= maxLength ? text : unfolded.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
}
