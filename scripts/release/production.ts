import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Lock, readLock } from './lock.ts';

/** What a process of production runs on; everything else comes with it. */
const root = 'packages/network';
/** What the build made for portal and CDN. */
const built = ['host-site/dist', 'packages/widgets/dist/cdn'];
const programs = { serve: 'packages/network/src/serve.ts', import: 'packages/network/src/import.ts' };

/** Node runs our sources as they are, but no older Node does, and its own words for that would help nobody. */
const launcher = (file: string) => `import { enableCompileCache } from 'node:module';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('This needs Node 24 or newer; here is ' + process.version + '.');
  process.exit(1);
}
enableCompileCache();
await import('./${file}');
`;

/**
 * Makes the folder that runs in production: `node serve.mjs` there starts what the environment names (docs/operations.md). It holds our own
 * packages without their tests, the built files, and of node_modules what they need; no demo data, and no tool of development.
 * @param source a repository in which everything is built
 * @param installed where `npm ci` has put the packages: for this platform, so the folder is for this platform too
 */
export function makeProduction(source: string, installed: string, out: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, 'node_modules'), { recursive: true });
  const lock = readLock(installed);
  for (const place of neededBy(lock, installed)) {
    const isOwn = !place.includes('node_modules');
    if (isOwn) copyOwn(source, place, out);
    else
      cpSync(path.join(installed, place), path.join(out, place), {
        recursive: true,
        filter: withoutNested(installed, place),
      });
  }
  for (const folder of built) cpSync(path.join(source, folder), path.join(out, folder), { recursive: true });
  for (const [name, file] of Object.entries(programs)) writeFileSync(path.join(out, `${name}.mjs`), launcher(file));
  cpSync(path.join(source, 'LICENSE'), path.join(out, 'LICENSE'));
  cpSync(path.join(source, 'docs', 'operations.md'), path.join(out, 'README.md'));
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const manifest = {
  name: 'wbn-network',
  private: true,
  license: 'MIT',
  type: 'module',
  engines: { node: '>=24' },
  scripts: { start: 'node serve.mjs', import: 'node import.mjs' },
};

/** All places of the lock file that production needs, `packages/network` first. */
function neededBy(lock: Lock, installed: string): Set<string> {
  const places = new Set<string>();
  const add = (place: string): void => {
    if (places.has(place)) return;
    places.add(place);
    const { dependencies = {}, optionalDependencies = {} } = lock.at(place);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = lock.find(name, place);
      // An optional package may be for another platform.
      if (found && existsSync(path.join(installed, found))) add(found);
      else if (!(name in optionalDependencies)) throw new Error(`${name} is not installed, but ${place} needs it.`);
    }
  };
  add(root);
  return places;
}

/** A package brings what it needs by its own place; what npm nested below it comes by that. */
const withoutNested = (installed: string, place: string) => {
  const nested = path.join(installed, place, 'node_modules');
  return (file: string) => !file.startsWith(nested);
};

/** A package that is published runs as it was built, the others from their sources. */
function copyOwn(source: string, place: string, out: string): void {
  const from = path.join(source, place);
  const { exports, name } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  const isPublished = typeof exports['.'] === 'object';
  for (const part of ['package.json', isPublished ? 'dist' : 'src'])
    cpSync(path.join(from, part), path.join(out, place, part), { recursive: true, filter: (file) => !isTest(file) });
  const link = path.join(out, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.relative(path.dirname(link), path.join(out, place)), link, 'junction');
}

const isTest = (file: string): boolean => /\.test\.tsx?$|[\\/](testing|fixtures|bench)$/.test(file);
