import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Part, partsFor } from '../../scripts/bench/parts.ts';
import { top } from '../../scripts/run.ts';

const ask = (...words: string[]) => partsFor(words, '100000') as readonly Part[];
const argsOf = (parts: readonly Part[], file: string) => parts.find((part) => part.file.endsWith(file))?.args;

it('npm run bench runs every benchmark that there is once, with what was named or else as many rows as by default', () => {
  const files = ask().map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !existsSync(path.join(top, file)))).toEqual([]);
  expect(argsOf(ask(), 'newsfeed.ts')).toEqual(['100000']);
  expect(argsOf(ask('20', '30'), 'newsfeed.ts')).toEqual(['30']);
  expect(argsOf(ask('20', '30'), 'engine/bench/bench.ts')?.[0]).toBe('20');
  expect(argsOf(ask('20000'), 'engine/bench/bench.ts')?.[0]).toBe('10000,20000');
  expect(argsOf(ask('20'), 'newsfeed.ts')).toEqual(['100000']);
});

it('one part runs alone by its name, with its own numbers', () => {
  expect(ask('widgets')).toEqual([{ file: 'scripts/bench/widgets.ts', args: ['9'], needs: 'build' }]);
  expect(ask('widgets', '5')[0]?.args).toEqual(['5']);
  expect(ask('search', '10', '20').map(({ args }) => args[0])).toEqual([undefined, '10,20', '10']);
  expect(ask('steady', '600')).toEqual([
    { file: 'scripts/bench/steady.ts', args: ['600', '60', '1000'], needs: 'database' },
  ]);
});

it('an argument that must be a number but is not one is named', () => {
  expect(partsFor(['many'], '100000')).toEqual({ noNumber: 'many' });
  expect(partsFor(['steady', '600', '-1'], '100000')).toEqual({ noNumber: '-1' });
  expect(partsFor(['toString'], '100000')).toEqual({ noNumber: 'toString' });
  expect(partsFor([], 'lots')).toEqual({ noNumber: 'lots' });
});
