import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Lock, readLock } from './lock.ts';
import { sbomOf } from './sbom.ts';

/** The root package of production; everything else is a dependency of it. */
const root = 'packages/network';
/** The built files of portal and CDN. */
const built = ['host-site/dist', 'packages/widgets/dist/cdn'];
const programs = { serve: 'packages/network/src/serve.ts', import: 'packages/network/src/import.ts' };

/** Old Node versions cannot run our sources, and their own error messages would not explain it. */
const launcher = (file: string) => `import { enableCompileCache } from 'node:module';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('This needs Node 24 or newer; here is ' + process.version + '.');
  process.exit(1);
}
enableCompileCache();
await import('./${file}');
`;

/**
 * Builds the production folder: `node serve.mjs` there starts the parts in the environment (docs/operations.md). It contains our own
 * packages without tests, the built files, the required node_modules, and the list of all components (`sbom.cdx.json`); no demo data or
 * development tools.
 * @param source a repository in which everything is built
 * @param installed the folder of `npm ci`: the result works only on this platform
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
  cpSync(path.join(source, 'docs', 'deploy'), path.join(out, 'deploy'), { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(source, root, 'package.json'), 'utf8'));
  const sbom = sbomOf(installed, [path.basename(root)], version);
  writeFileSync(path.join(out, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
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

/** All lock file paths that production needs, `packages/network` first. */
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

/** Copies a package without nested node_modules, whose packages have paths of their own. */
const withoutNested = (installed: string, place: string) => {
  const nested = path.join(installed, place, 'node_modules');
  return (file: string) => !file.startsWith(nested);
};

/** Published packages run as built, the others from their sources. */
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
