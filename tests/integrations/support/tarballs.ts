import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { integrationFolder } from '../../../scripts/install/integrations.ts';
import { collect } from '../../../scripts/release/collect.ts';
import { exitCode } from '../../../scripts/run.ts';
import { copyReleaseSource } from '../../support/release-source.ts';

/** Packs what a release would publish, once for a run. The folder's name is the hash of what it holds. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function packTarballs(project: TestProject): Promise<() => void> {
  // A build inside vitest would see its NODE_ENV.
  const build = ['node', '--conditions=wbn-source', 'scripts/commands/build.ts', 'packages'];
  if ((await exitCode(build, { env: { NODE_ENV: 'production' } })) !== 0) throw new Error('The build failed.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-tarballs-'));
  const source = path.join(folder, 'source');
  const out = path.join(folder, 'release');
  copyReleaseSource(source);
  collect(source, out);
  const packed = path.join(out, 'packages');
  const hash = createHash('sha256');
  for (const name of readdirSync(packed).sort()) hash.update(name).update(readFileSync(path.join(packed, name)));
  const tarballs = path.join(integrationFolder('tarballs'), hash.digest('hex').slice(0, 16));
  rmSync(path.dirname(tarballs), { recursive: true, force: true });
  cpSync(packed, tarballs, { recursive: true });
  project.provide('tarballs', tarballs);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the tarballs. */
    tarballs: string;
  }
}
