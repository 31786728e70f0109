import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expressions } from './code-splitting.ts';

const top = path.join(import.meta.dirname, '..');
const folders = ['host-site', ...globSync('packages/*', { cwd: top })];
const files = folders.flatMap((folder) => globSync(`${folder}/src/**/*.{ts,tsx,css}`, { cwd: top }));

/** Every way to read an expression with one choice in each group, such as `a/(b|c)` as `a/b` and `a/c`. */
function choices(source: string): string[] {
  const group = /\((?!\?)([^()]*)\)/.exec(source);
  if (!group) return [source];
  return (group[1] as string).split('|').flatMap((one) => choices(source.replace(group[0], () => one)));
}

it('every choice of an expression names a file that exists, so that a file that moved does not leave its group unseen', () => {
  const ours = expressions
    .flatMap(({ source }) => choices(source))
    .filter((source) => !source.startsWith('node_modules'));
  expect(ours.length).toBeGreaterThan(50);
  expect(ours.filter((source) => !files.some((file) => new RegExp(source).test(file)))).toEqual([]);
});
