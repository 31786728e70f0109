import { build, buildDeclarations } from '../build/build.ts';
import { longFiles } from '../check/long-files.ts';
import { sourceFiles, wideFolders } from '../check/wide-folders.ts';
import { runCaptured } from '../run.ts';

/** All checks of CI except the tests. Every check runs, so that one run shows all problems. */
const checks: readonly [title: string, command: readonly string[]][] = [
  ['Format and lint (biome)', ['biome', 'ci', '.']],
  ['Types (tsc)', ['node', 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']],
  ['Types without Node (tsc)', ['node', 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.browser.json']],
  [
    'Dependency rules (dependency-cruiser)',
    ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'host-site', 'scripts', 'tests'],
  ],
  ['Import circles, types counted', ['node', '--conditions=wbn-source', 'scripts/check/circles.ts']],
  ['Unused code (knip)', ['knip']],
  ['Sizes', ['node', '--conditions=wbn-source', 'scripts/commands/check-size.ts']],
  ['Numbers in the documents', ['node', '--conditions=wbn-source', 'scripts/check/readme-numbers.ts']],
  ['Requirements and their tests', ['node', '--conditions=wbn-source', 'scripts/check/requirements.ts']],
  ['Plain comments', ['node', '--conditions=wbn-source', 'scripts/check/plain-comments.ts']],
  ['Plain documents and messages', ['node', '--conditions=wbn-source', 'scripts/check/plain-documents.ts']],
  ['Tables of the widgets', ['node', '--conditions=wbn-source', 'scripts/check/widget-readmes.ts']],
  ['Packages of others', ['node', '--conditions=wbn-source', 'scripts/check/dependencies.ts']],
  ['Packages (publint, attw)', ['node', '--conditions=wbn-source', 'scripts/check/packages.ts']],
];

await build();
await buildDeclarations();
const failed: string[] = [];
const queue = [...checks];
async function lane(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [title, command] = next;
    const { code, output } = await runCaptured(command);
    console.log(`\n— ${title}\n${output.trimEnd()}`);
    if (code !== 0) failed.push(title);
  }
}
// Two at a time, because most of them use one processor.
await Promise.all([lane(), lane()]);
console.log('\n— File length');
const long = longFiles();
for (const { file, lines } of long) console.log(`${file}: ${lines} lines (250 at most: split it by reason)`);
if (long.length > 0) failed.push('File length');
console.log('\n— Files in a folder');
const wide = wideFolders(sourceFiles());
for (const { folder, count } of wide) console.log(`${folder}: ${count} files (40 at most: group them by concept)`);
if (wide.length > 0) failed.push('Files in a folder');

console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
