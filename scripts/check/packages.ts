import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { published } from '../published.ts';
import { pack } from '../release/pack.ts';
import { top } from '../run.ts';

/** Packages contain only modules: resolutions with require() are not supported. */
const asked = ['node16-esm', 'bundler'];

/** Problems that "Are The Types Wrong" finds in a tarball. */
async function wrongTypes(tarball: string): Promise<string[]> {
  const found = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints: [/\.(css|json)$/],
  });
  if (!found.types) return ['it has no types'];
  return found.problems
    .filter((problem) => !('resolutionKind' in problem) || asked.includes(problem.resolutionKind))
    .map((problem) => `${problemKindInfo[problem.kind].title} ${JSON.stringify(problem)}`);
}

/** Checks the published packages as npm would receive them. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-pack-'));
const problems: string[] = [];
for (const name of published) {
  const pkgDir = path.join(top, 'packages', name);
  const tarball = pack(pkgDir, folder);
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer },
  });
  const serious = messages.filter((message) => message.type !== 'suggestion');
  for (const message of serious) problems.push(`${name}: ${formatMessage(message, pkg)}`);
  for (const text of await wrongTypes(tarball)) problems.push(`${name}: ${text}`);
}
rmSync(folder, { recursive: true });
for (const line of problems) console.log(line);
console.log(
  problems.length ? 'Some packages are not ready to publish.' : `${published.length} packages are ready to publish.`,
);
process.exit(problems.length ? 1 : 0);
