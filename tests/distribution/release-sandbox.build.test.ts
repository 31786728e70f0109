import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSandbox } from '../../scripts/release/sandbox.ts';
import { top } from '../../scripts/run.ts';

const sandbox = await openSandbox(top);
afterAll(() => sandbox.remove());

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
}
const manifests = () =>
  globSync('packages/*/package.json', { cwd: sandbox.folder }).map(
    (file) => JSON.parse(readFileSync(path.join(sandbox.folder, file), 'utf8')) as Manifest,
  );

it('a release is built with every package that ours import, also one with the name of a folder of ours', () => {
  const named = manifests().flatMap(({ dependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies }),
  );
  const missing = named.filter((name) => !existsSync(path.join(sandbox.folder, 'node_modules', name, 'package.json')));
  expect([named.includes('react'), missing]).toEqual([true, []]);
});

// git is asked for the commit of each of some 400 changesets.
it('the changesets of the last commit give the packages their next version', { timeout: 300_000 }, async () => {
  const versionOf = () => manifests().find(({ name }) => name === '@wbn/widgets')?.version;
  const before = versionOf();
  await sandbox.run('Raising the versions', ['changeset', 'version']);
  expect(versionOf()).not.toBe(before);
});
