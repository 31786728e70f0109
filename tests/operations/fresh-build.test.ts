import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isFresh, sourceHash, writeStamp } from '../../scripts/build/stamp.ts';
import { top } from '../../scripts/run.ts';

it('a build is done again after a change of its sources, and where one of its folders was removed', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.relative(top, path.join(folder, name));
  const folders = [at('core'), at('widgets')];
  for (const one of ['core', 'widgets']) mkdirSync(path.join(folder, one));
  const stamp = at('widgets/.sources');
  expect(isFresh(stamp, 'one', folders)).toBe(false);
  writeStamp(stamp, 'one');
  expect(isFresh(stamp, 'one', folders)).toBe(true);
  expect(isFresh(stamp, 'other', folders)).toBe(false);
  rmSync(path.join(folder, 'core'), { recursive: true });
  expect(isFresh(stamp, 'one', folders)).toBe(false);
});

it('a new source changes the hash of a build, and a new test does not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A pattern is found once in a process, so each look has one of its own.
  const hashes = ['*', '**/*', '*.*'].map(
    (pattern) => () => sourceHash([path.relative(top, path.join(folder, pattern))]),
  );
  writeFileSync(path.join(folder, 'one.ts'), '1');
  const first = hashes[0]!();
  writeFileSync(path.join(folder, 'one.test.ts'), '1');
  writeFileSync(path.join(folder, 'two.test.tsx'), '2');
  expect(hashes[1]!()).toBe(first);
  writeFileSync(path.join(folder, 'two.tsx'), '2');
  expect(hashes[2]!()).not.toBe(first);
});
