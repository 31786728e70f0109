import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Part, projectsOf } from '../../vitest.config.ts';

const isAmong = (file: string, globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob));
const lanesOf = (file: string, part?: Part) =>
  projectsOf(part)
    .map(({ test }) => test as { name: string; include: string[]; exclude?: string[] })
    .filter(({ include, exclude }) => isAmong(file, include) && !isAmong(file, exclude))
    .map(({ name }) => name);

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  // Kept pictures have a configuration of their own.
  .filter((file) => file && !file.includes('.visual.test.'));
const lane = (file: string) => /\.([a-z]+)\.test\.tsx?$/.exec(file)?.[1];
const names: Record<string, readonly string[]> = {
  slow: ['unit-slow'],
  build: ['build'],
  db: ['db'],
  api: ['api'],
  browser: ['browser'],
  integration: ['integrations'],
};

describe('a test file', () => {
  it('runs once, in the lane that its name says', () => {
    const wrong = files.filter((file) => {
      const found = lanesOf(file);
      const allowed = names[lane(file) ?? ''] ?? ['unit', 'unit-isolated'];
      return found.length !== 1 || !allowed.includes(found[0]!);
    });
    expect(wrong).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });

  it('is in one of the two parts of CI, in the same lane', () => {
    const inParts = (file: string) => [...lanesOf(file, 'usual'), ...lanesOf(file, 'long')];
    expect(files.filter((file) => `${inParts(file)}` !== `${lanesOf(file)}`)).toEqual([]);
  });
});
