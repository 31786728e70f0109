import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';

let copy: string;
beforeAll(() => {
  copy = copyOfRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly output: string;
}
/** Runs a program in the copy with the bundled Node. */
const node = (...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    // The tests in the copy start a network of their own, and stand in no part of CI.
    const env = { ...process.env, WBN_TEST_PORT: '', WBN_TEST_PART: undefined, VITEST: '', NODE_ENV: '' };
    const options = { cwd: copy, env, maxBuffer: 1e8 };
    execFile(process.execPath, ['--conditions=wbn-source', ...words], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
const run = (...words: readonly string[]) => node('scripts/commands/new.ts', ...words);
const succeeds = async (ending: Promise<Ended>) => expect(await ending).toEqual({ code: 0, output: expect.anything() });

it('npm run new writes parts that pass types, lint and their own tests, and says what comes next', {
  timeout: 900_000,
}, async () => {
  for (const words of [
    ['locale', 'fr'],
    ['page', 'size-chart'],
    ['widget', 'price-tag'],
    ['migration', 'size-chart'],
    ['call', 'products/size-chart'],
  ]) {
    expect(await run(...words)).toEqual({ code: 0, output: expect.stringContaining('Next:\n  1. ') });
  }
  await succeeds(node('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'));
  const sources = ['packages', 'host-site/src', 'host-site/tests', 'tests', 'scripts'];
  await succeeds(node('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...sources));

  await succeeds(node('scripts/commands/build.ts'));
  await succeeds(node('scripts/check/widget-readmes.ts', '--write'));
  for (const file of ['packages/widgets/src/price-tag/README.md', 'packages/react/src/components/WbnPriceTag.tsx'])
    expect(existsSync(path.join(copy, file)), file).toBe(true);
  const vitest = (project: string, ...files: readonly string[]) =>
    succeeds(node('node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--project', project, ...files));
  await vitest('unit*', 'packages/accounts', 'packages/payment-sandbox', 'host-site/src');
  await vitest('db', 'packages/server/src/products/size-chart.db.test.ts', 'packages/database/src/migrate.db.test.ts');
  await vitest(
    'browser',
    'packages/widgets/src/price-tag/price-tag.browser.test.ts',
    'host-site/tests/size-chart.browser.test.ts',
  );
});

it.each([
  [['page', 'size-chart'], 'exists already'],
  [['page', 'Size Chart'], 'Write lower-case words with hyphens'],
  [['call', 'nothing/x'], 'with a concept of the contract: audit'],
  [['gadget', 'x'], 'Write npm run new -- page|widget|migration NAME'],
  [['locale', 'qq'], '"qq" is not a language'],
  [['locale', 'es'], 'exists already'],
])('npm run new refuses %j with a sentence', async (words, sentence) => {
  expect(await run(...words)).toEqual({ code: 2, output: expect.stringContaining(sentence) });
});
