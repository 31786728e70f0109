import { expect, it } from 'vitest';
import { readWords } from './command-words.ts';

const help = 'npm run example -- FILE';

it.each([
  [['--help'], { text: help, exitCode: 0 }],
  [['list.jsonl', '-h'], { text: help, exitCode: 0 }],
  [[], { words: [] }],
  [['list.jsonl'], { words: ['list.jsonl'] }],
  [['list.jsonl', 'more'], { text: `"more" is not known.\n${help}`, exitCode: 2 }],
  [['--dry-run'], { text: `"--dry-run" is not known.\n${help}`, exitCode: 2 }],
])('a command that takes one word ends with help or a sentence, or gets it: %j', (words, read) => {
  expect(readWords(words, { help, most: 1 })).toEqual(read);
});

it('a command that takes no word refuses each', () => {
  expect(readWords(['now'], { help })).toEqual({ text: `"now" is not known.\n${help}`, exitCode: 2 });
});
