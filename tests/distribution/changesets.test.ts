import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const top = path.resolve(import.meta.dirname, '../..');
const privateNames = globSync('{packages/*,host-site,examples/*}/package.json', { cwd: top }).flatMap((file) => {
  const { name, private: isPrivate } = JSON.parse(readFileSync(path.join(top, file), 'utf8'));
  return isPrivate ? [name as string] : [];
});

/** Packages that a changeset names in its head. */
const namesIn = (file: string) =>
  [...readFileSync(path.join(top, file), 'utf8').matchAll(/^["']([^"']+)["']: (?:patch|minor|major)$/gm)].map(
    ([, name = '']) => name,
  );

it('no changeset names a package that is published and one that is not: a release would refuse it', () => {
  const files = globSync('.changeset/*.md', { cwd: top });
  const mixed = files.filter((file) => {
    const isPrivate = new Set(namesIn(file).map((name) => privateNames.includes(name)));
    return isPrivate.size > 1;
  });
  expect(files.flatMap(namesIn).length).toBeGreaterThan(0);
  expect(mixed).toEqual([]);
});
