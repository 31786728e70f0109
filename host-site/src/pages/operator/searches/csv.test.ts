import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const line = (words: string) => ({ kind: 'product', words, searches: 3, visitors: 2, choices: 0 }) as const;

it('the report as CSV quotes what needs it, and no words become a formula', () => {
  const csv = csvOf({
    days: 30,
    nothingFound: [line('=cmd()|a')],
    neverOpened: [line('a "b", c')],
    frequent: [line('مضخة')],
  });
  expect(csv.split('\r\n')).toEqual([
    'list,kind,words,searches,visitors,choices',
    "nothingFound,product,'=cmd()|a,3,2,0",
    'neverOpened,product,"a ""b"", c",3,2,0',
    'frequent,product,مضخة,3,2,0',
  ]);
});
