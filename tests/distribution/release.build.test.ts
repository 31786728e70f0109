import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildDeclarations } from '../../scripts/build/build.ts';
import { published } from '../../scripts/published.ts';
import { collect } from '../../scripts/release/collect.ts';
import { pack } from '../../scripts/release/pack.ts';
import { publishCommands } from '../../scripts/release/publish.ts';
import { sbomOf } from '../../scripts/release/sbom.ts';
import { releaseSettings } from '../../scripts/release/settings.ts';
import { addressProblems, cdnProblems, tarballProblems } from '../../scripts/release/verify.ts';
import { top } from '../../scripts/run.ts';
import { copyReleaseSource } from '../support/release-source.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-release-test-'));
const source = path.join(folder, 'source');
const out = path.join(folder, 'release');
afterAll(() => rmSync(folder, { recursive: true }));

it('T16 what the packages bring along is five packages of others, none of which brings another, each held to a hash', () => {
  const { components, dependencies } = sbomOf(top, published, '1.2.3');
  const others = components.filter(({ version }) => version !== '1.2.3');
  expect(others.map(({ name }) => name).sort()).toEqual(
    ['lucide', 'preact', 'preact-render-to-string', 'zod', 'zustand'].sort(),
  );
  expect(components).toHaveLength(others.length + published.length);
  for (const { name, hashes, purl } of others) {
    expect(hashes?.[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
    expect(dependencies.find(({ ref }) => ref === purl)?.dependsOn, name).toEqual([]);
  }
});

it.each(['--dryrun', 'dry-run', '--help'])('makes no release of %s, and says what to write', (word) => {
  const script = path.join(top, 'scripts', 'commands', 'release.ts');
  const done = spawnSync(process.execPath, ['--conditions=wbn-source', script, word], { encoding: 'utf8' });
  expect([done.status, done.stdout]).toEqual([2, '']);
  expect(done.stderr).toContain('Write npm run release -- --dry-run');
});

it.each(['WBN_PUBLIC_REPOSITORY', 'WBN_PUBLIC_HOMEPAGE'])('makes no real release without %s', (name) => {
  const script = path.join(top, 'scripts', 'commands', 'release.ts');
  const env = { ...process.env, ...releaseSettings({}).env, [name]: '' };
  const done = spawnSync(process.execPath, ['--conditions=wbn-source', script], { encoding: 'utf8', env });
  expect([done.status, done.stdout]).toEqual([2, '']);
  expect(done.stderr).toContain(`Set ${name}`);
});

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(path.join(top, 'packages', name, 'package.json'), 'utf8')) as { version: string }).version;

// Angular's package is compiled with the declarations, which a build for tests leaves out.
await buildDeclarations();

it('a release holds the packages, the CDN with its alias, what editors read and the changelogs, and knows what is wrong with it', () => {
  copyReleaseSource(source);
  const { version, files } = collect(source, out);
  expect(version).toBe(versionOf('widgets'));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      `packages/wbn-widgets-${version}.tgz`,
      `packages/shadow-dom-inject-${version}.tgz`,
      'cdn/v1/wbn.js',
      `cdn/${version}/wbn.js`,
      `cdn/${version}/integrity.json`,
      'editors/custom-elements.json',
      'editors/web-types.json',
      'editors/vscode.html-custom-data.json',
      'changelogs/react.md',
      'sbom.cdx.json',
    ]),
  );
  expect(existsSync(path.join(out, 'release.json'))).toBe(true);
  const cdn = path.join(out, 'cdn');
  expect(cdnProblems(cdn)).toEqual([]);
  expect(tarballProblems(path.join(out, 'packages'), version)).toEqual([]);
  const commands = publishCommands(version).map((command) =>
    command.replace(/^npm publish (\S+) --access public$/, '$1'),
  );
  expect(commands.map((file) => file.replace('release/', '')).sort()).toEqual(
    Object.keys(files).filter((file) => file.endsWith('.tgz')),
  );
  expect(addressProblems(out)).toEqual([]);
  writeFileSync(path.join(out, 'editors', 'web-types.json'), '{ "url": "http://127.0.0.1:8084" }');
  expect(addressProblems(out)).toEqual(['editors/web-types.json names http://127.0.0.1.']);

  writeFileSync(
    path.join(source, 'packages', 'core', 'README.md'),
    'Ask http://localhost:8081; see [the guide](guide.md) and `examples/react-app`.',
  );
  const manifest = path.join(source, 'packages', 'core', 'package.json');
  const { homepage: _, publishConfig: __, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...rest, files: ['dist'] }));
  writeFileSync(path.join(source, 'packages', 'core', 'dist', '.stamp'), '');
  const spoiled = path.join(folder, 'spoiled');
  mkdirSync(spoiled);
  pack(path.join(source, 'packages', 'core'), spoiled);
  expect(tarballProblems(spoiled, version).sort()).toEqual(
    [
      '@wbn/core contains dist/.stamp, which is for this repository.',
      '@wbn/core has no CHANGELOG.md.',
      '@wbn/core would be published for its owners alone.',
      '@wbn/core: README.md names http://localhost.',
      '@wbn/core: README.md points to examples/react-app, which is not published.',
      '@wbn/core: README.md points to guide.md, which is not published.',
      "@wbn/core's package.json has no homepage.",
    ].sort(),
  );

  expect(tarballProblems(path.join(out, 'packages'), '9.9.9')).toContain(
    `@wbn/react asks for @wbn/widgets ${version}, not 9.9.9.`,
  );
  appendFileSync(path.join(cdn, version, 'wbn.js'), ' ');
  writeFileSync(path.join(cdn, version, 'stray.js'), '');
  expect(cdnProblems(cdn)).toEqual([
    `${version}/stray.js has no hash in integrity.json.`,
    `${version}/wbn.js is not what integrity.json names.`,
    'v1/wbn.js is the file of no version.',
  ]);
}, 120_000);
