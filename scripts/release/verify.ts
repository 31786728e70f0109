import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What is wrong with the CDN's folder: each version's files are those of its integrity.json, and the alias is one of the versions. */
export function cdnProblems(cdn: string): string[] {
  const problems: string[] = [];
  const versions = readdirSync(cdn).filter((name) => /^\d+\.\d+\.\d+/.test(name));
  const read = (...parts: string[]) => readFileSync(path.join(cdn, ...parts));
  for (const version of versions) {
    const integrity = JSON.parse(read(version, 'integrity.json').toString()) as Record<string, string>;
    const present = readdirSync(path.join(cdn, version)).filter((name) => name !== 'integrity.json');
    for (const name of present)
      if (!(name in integrity)) problems.push(`${version}/${name} has no hash in integrity.json.`);
    for (const [name, hash] of Object.entries(integrity)) {
      const now = present.includes(name) && createHash('sha256').update(read(version, name)).digest('base64');
      if (`sha256-${now}` !== hash)
        problems.push(`${version}/${name} is ${now ? 'not what' : 'missing, but'} integrity.json names.`);
    }
  }
  const alias = read('v1', 'wbn.js');
  if (!versions.some((version) => alias.includes(read(version, 'wbn.js'))))
    problems.push('v1/wbn.js is the loader of no version.');
  return problems;
}

/** What is wrong with the tarballs: each has its README, licence and code, and asks for the others in this very version. */
export function tarballProblems(folder: string, version: string): string[] {
  const all = readdirSync(folder).map((file) => {
    const content = createPackageFromTarballData(readFileSync(path.join(folder, file)));
    const root = `/node_modules/${content.packageName}`;
    return { content, root, manifest: JSON.parse(content.readFile(`${root}/package.json`)) as Manifest };
  });
  const own = new Set(all.map(({ manifest }) => manifest.name));
  return all.flatMap(({ content, root, manifest: { name, version: its, dependencies = {} } }) => {
    const problems = its === version ? [] : [`${name} is ${its}, not ${version}.`];
    for (const file of ['README.md', 'LICENSE'])
      if (!content.fileExists(`${root}/${file}`)) problems.push(`${name} has no ${file}.`);
    if (!content.listFiles(`${root}/dist`).some((file) => file.endsWith('.js'))) problems.push(`${name} has no code.`);
    for (const [other, wanted] of Object.entries(dependencies))
      if (own.has(other) && wanted !== version) problems.push(`${name} asks for ${other} ${wanted}, not ${version}.`);
    return problems;
  });
}
