import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { top } from '../run.ts';
import { areas } from './areas.ts';

const pathsOf = areas.flatMap(({ name, files, tests }) => [
  ...files.map((glob) => [name, glob] as const),
  ...tests.map((test) => [name, test] as const),
]);

it.each(pathsOf)('the area %s finds %s', (_, glob) => {
  const isThere =
    glob.includes('*') || glob.includes('{')
      ? globSync(glob, { cwd: top }).length > 0
      : existsSync(path.join(top, glob));
  expect(isThere).toBe(true);
});
