import { expect, it } from 'vitest';
import { timesOf } from './times-reporter.ts';

it('names the slowest files first, and sums what is spent before tests', () => {
  const times = [
    { file: 'quick.test.ts', tests: 100, startUp: 400 },
    { file: 'slow.test.ts', tests: 9_000, startUp: 1_000 },
    { file: 'middle.test.ts', tests: 3_000, startUp: 100 },
  ];
  expect(timesOf(times, 2)).toBe(
    [
      'The 2 slowest of 3 files:',
      '  10.0 s (start-up 1.0) slow.test.ts',
      '  3.1 s (start-up 0.1) middle.test.ts',
      'Start-up of all files: 1.5 s; their tests: 12.1 s.',
    ].join('\n'),
  );
});
