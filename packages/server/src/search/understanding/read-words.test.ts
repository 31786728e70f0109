import { describe, expect, it } from 'vitest';
import type { Lexicon } from './lexicon.ts';
import { ourLexicon } from './lexicon.ts';
import { readWords as readWritten } from './read-words.ts';

/** English words have no endings that are cut. */
const readWords = (words: readonly string[], lexicon: Lexicon) => readWritten(words, words, lexicon);

/** A list of its own that counts how often it is asked for a name. */
function countedLexicon() {
  let asked = 0;
  const lexicon: Lexicon = new Proxy(ourLexicon, {
    get(target, name, itself) {
      asked += 1;
      return Reflect.get(target, name, itself);
    },
  });
  return { lexicon, asked: () => asked };
}

describe('the words of a search', () => {
  it('are read once for all searches of a page, whatever kinds these look for', () => {
    const { asked, lexicon } = countedLexicon();
    const first = readWords(['ball', 'valves', 'germany'], lexicon);
    expect(first.map(({ length }) => length)).toEqual([2, 1]);
    const before = asked();
    expect(before).toBeGreaterThan(0);
    expect(readWords(['ball', 'valves', 'germany'], lexicon)).toBe(first);
    expect(asked()).toBe(before);
  });

  it('are read anew by another list, as after a change by an operator', () => {
    const [one, other] = [countedLexicon(), countedLexicon()];
    readWords(['ball', 'valves'], one.lexicon);
    readWords(['ball', 'valves'], other.lexicon);
    expect(other.asked()).toBeGreaterThan(0);
  });

  it('are kept for the last fifty texts alone', () => {
    const { lexicon } = countedLexicon();
    const first = readWords(['steel', 'word'], lexicon);
    for (let n = 0; n < 49; n += 1) readWords(['steel', `word${n}`], lexicon);
    expect(readWords(['steel', 'word'], lexicon)).toBe(first);
    for (let n = 0; n < 50; n += 1) readWords(['steel', `other${n}`], lexicon);
    expect(readWords(['steel', 'word'], lexicon)).not.toBe(first);
  });
});
