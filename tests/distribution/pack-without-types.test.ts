import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { published } from '../../scripts/published.ts';
import { top } from '../../scripts/run.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packs a package of this form as a developer does, with the packages' own script. */
function pack(): { readonly status: number | null; readonly stderr: string } {
  const prepack = `node ${JSON.stringify(path.join(top, 'scripts', 'has-types.mjs'))}`;
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './some.css': './some.css' };
  const manifest = { name: '@example/one', version: '1.0.0', files: ['dist'], scripts: { prepack }, exports };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return spawnSync('npm', ['pack', '--dry-run'], { cwd: folder, encoding: 'utf8', shell: true });
}

it('npm pack refuses a package without its types in one sentence, and packs it with them', () => {
  mkdirSync(path.join(folder, 'dist'));
  const { status, stderr } = pack();
  expect(status).toBe(1);
  expect(stderr).toContain(
    '@example/one has no types yet (./dist/index.d.ts is missing): run "npm run build" in the repository\'s root first.',
  );
  writeFileSync(path.join(folder, 'dist', 'index.d.ts'), 'export {};\n');
  expect(pack().status).toBe(0);
});

it.each(published)('%s is packed by hand with that check', (name) => {
  const manifest = JSON.parse(readFileSync(path.join(top, 'packages', name, 'package.json'), 'utf8'));
  expect(manifest.scripts.prepack).toBe('node ../../scripts/has-types.mjs');
});
