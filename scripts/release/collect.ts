import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliasOf } from '@wbn/network';
import { published } from '../published.ts';
import { top } from '../run.ts';
import { pack } from './pack.ts';
import { sbomOf } from './sbom.ts';

const forEditors = ['custom-elements.json', 'vscode.html-custom-data.json', 'web-types.json'];

export interface Release {
  readonly version: string;
  /** Size and SHA-256 (hex) of every file of the release, by path. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

const releaseFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .filter((file) => file !== 'release.json' && statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** Writes a network's addresses into the major's files, for a foreign CDN: ours adds them when serving (`packages/network/src/cdn`). */
function nameSite(folder: string): void {
  const { WBN_PUBLIC_API: api, WBN_PUBLIC_ACCOUNTS: accounts, WBN_PUBLIC_PORTAL: portal } = process.env;
  if (!api || !accounts || !portal) return;
  const site = { api, accounts, portal };
  for (const name of globSync('*.js', { cwd: folder }).filter((one) => !one.startsWith('wbn-'))) {
    const alias = path.join(folder, name);
    writeFileSync(alias, aliasOf(site, readFileSync(alias, 'utf8')));
  }
  writeFileSync(path.join(folder, 'site.json'), `${JSON.stringify(site)}\n`);
}

/**
 * Collects all published files in `out`: packages/ for npm, cdn/ with the alias `v1/` and the version's folder, editors/, changelogs/,
 * sbom.cdx.json (the components), and release.json (the list of files).
 */
export function collect(source: string, out: string): Release {
  rmSync(out, { recursive: true, force: true });
  for (const part of ['packages', 'editors', 'changelogs']) mkdirSync(path.join(out, part), { recursive: true });
  for (const name of published) {
    const folder = path.join(source, 'packages', name);
    copyFileSync(path.join(source, 'LICENSE'), path.join(folder, 'LICENSE'));
    pack(folder, path.join(out, 'packages'));
    copyFileSync(path.join(folder, 'CHANGELOG.md'), path.join(out, 'changelogs', `${name}.md`));
  }
  const widgets = path.join(source, 'packages', 'widgets');
  cpSync(path.join(widgets, 'dist', 'cdn'), path.join(out, 'cdn'), { recursive: true });
  nameSite(path.join(out, 'cdn', 'v1'));
  for (const name of forEditors) copyFileSync(path.join(widgets, 'dist', name), path.join(out, 'editors', name));
  const { version } = JSON.parse(readFileSync(path.join(widgets, 'package.json'), 'utf8')) as { version: string };
  writeFileSync(path.join(out, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(top, published, version), null, 2)}\n`);
  const files = releaseFiles(out).map((file) => {
    const content = readFileSync(path.join(out, file));
    return [file, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }];
  });
  const release: Release = { version, files: Object.fromEntries(files) };
  writeFileSync(path.join(out, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
