import { expect, it } from 'vitest';
import { reportRows } from './report-rows.ts';

const line = (words: string) => ({ kind: 'product', words, searches: 3, visitors: 2, choices: 0 }) as const;

it('the report as a table has a row for each search of each list', () => {
  const report = { days: 30, nothingFound: [line('a')], neverOpened: [line('b')], frequent: [line('مضخة')] };
  expect(reportRows(report)).toEqual([
    ['list', 'kind', 'words', 'searches', 'visitors', 'choices'],
    ['nothingFound', 'product', 'a', 3, 2, 0],
    ['neverOpened', 'product', 'b', 3, 2, 0],
    ['frequent', 'product', 'مضخة', 3, 2, 0],
  ]);
});
