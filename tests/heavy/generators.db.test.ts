import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { copyOfRepository } from '../support/repository-copy.ts';

let copy: string;
beforeAll(() => {
  copy = copyOfRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...words: readonly string[]) => {
  const done = spawnSync(process.execPath, ['--conditions=wbn-source', 'scripts/commands/new.ts', ...words], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { code: done.status, said: done.stdout + done.stderr };
};

it('npm run new writes a page, a migration and a call that pass types and lint, and says what comes next', {
  timeout: 300_000,
}, () => {
  for (const words of [
    ['page', 'size-chart'],
    ['migration', 'size-chart'],
    ['call', 'products/size-chart'],
  ]) {
    const { code, said } = run(...words);
    expect([code, said]).toEqual([0, expect.stringContaining('Next:\n  1. ')]);
  }
  const check = (...command: readonly string[]) =>
    spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  const types = check('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json');
  expect(types.stdout).toBe('');
  const lint = spawnSync(
    path.join(top, 'node_modules', '.bin', 'biome'),
    [
      'check',
      '--vcs-enabled=false',
      'packages/contract',
      'packages/server/src/products',
      'host-site/src/pages/size-chart',
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  expect([lint.status, lint.stderr]).toEqual([0, expect.anything()]);
});

it.each([
  [['page', 'size-chart'], 'exists already'],
  [['page', 'Size Chart'], 'Write lower-case words with hyphens'],
  [['call', 'nothing/x'], 'with a concept of the contract: audit'],
  [['gadget', 'x'], 'Write npm run new -- page NAME'],
])('npm run new refuses %j with a sentence', (words, sentence) => {
  expect(run(...words)).toEqual({ code: 2, said: expect.stringContaining(sentence) });
});
