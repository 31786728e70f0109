import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';

interface Project {
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude?: string[] };
}
const projects = (config.test?.projects ?? []) as unknown as Project[];
const isAmong = (file: string, globs: readonly string[] = []) => globs.some((glob) => matchesGlob(file, glob));
const projectsOf = (file: string) =>
  projects
    .filter(({ test }) => isAmong(file, test.include) && !isAmong(file, test.exclude))
    .map(({ test }) => test.name);

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
      const found = projectsOf(file);
      const allowed = names[lane(file) ?? ''] ?? ['unit', 'unit-isolated'];
      return found.length !== 1 || !allowed.includes(found[0]!);
    });
    expect(wrong).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });
});
