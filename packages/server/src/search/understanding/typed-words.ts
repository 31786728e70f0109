import { words } from '../engine/index.ts';

const han = /^\p{Script=Han}+$/u;

/** Joins overlapping pairs of Chinese characters again: 太阳 阳能 is 太阳能. */
const joinedPairs = (left: string, right: string): string =>
  han.test(left) && han.test(right) && left.at(-1) === right[0] ? left + right.slice(1) : `${left} ${right}`;

/** Writes words of the index as they were typed in a text: `مضخة مياه`, whose endings the index cuts. */
export function typedWords(text: string): (run: readonly string[]) => string {
  const typed = new Map<string, string>();
  for (const raw of text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const [word, ...more] = words(raw);
    if (word !== undefined && more.length === 0 && !typed.has(word)) typed.set(word, raw);
  }
  return (run) => run.map((word) => typed.get(word) ?? word).reduce(joinedPairs);
}
