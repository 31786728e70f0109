import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';

type Contents = ReturnType<typeof createPackageFromTarballData>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly repository?: { readonly url?: string };
  readonly homepage?: string;
  readonly publishConfig?: { readonly access?: string };
}

/** Addresses of the releasing machine, which are useless elsewhere. */
const ownMachine = /https?:\/\/(localhost|127\.0\.0\.1|\[::1\])/;
/** Folders of the repository that packages do not contain. */
const repositoryPath = /(?<![\w@./-])(?:docs|examples|host-site|packages|scripts|tests)\/[\w./-]+/;

/** Problems of the CDN's folder: each version must match its integrity.json, and the alias must be one of the versions. */
export function cdnProblems(cdn: string): string[] {
  const problems: string[] = [];
  const versions = readdirSync(cdn).filter((name) => /^\d+\.\d+\.\d+/.test(name));
  const read = (...parts: string[]) => readFileSync(path.join(cdn, ...parts));
  for (const version of versions) {
    const integrity = JSON.parse(read(version, 'integrity.json').toString()) as Record<string, string>;
    const present = readdirSync(path.join(cdn, version)).filter((name) => !/^integrity\.json$|\.map$/.test(name));
    for (const name of present)
      if (!(name in integrity)) problems.push(`${version}/${name} has no hash in integrity.json.`);
    for (const [name, hash] of Object.entries(integrity)) {
      const now = present.includes(name) && createHash('sha256').update(read(version, name)).digest('base64');
      if (`sha256-${now}` !== hash)
        problems.push(`${version}/${name} is ${now ? 'not what' : 'missing, but'} integrity.json names.`);
    }
  }
  for (const name of readdirSync(path.join(cdn, 'v1')).filter((file) => file.endsWith('.js'))) {
    const alias = read('v1', name);
    const isThere = (version: string) =>
      existsSync(path.join(cdn, version, name)) && alias.includes(read(version, name));
    if (!versions.some(isThere)) problems.push(`v1/${name} is the file of no version.`);
  }
  return problems;
}

/** Problems of the tarballs: each needs README, licence and code, and must require the others in the same version. */
export function tarballProblems(folder: string, version: string): string[] {
  const all = readdirSync(folder).map((file) => {
    const content = createPackageFromTarballData(readFileSync(path.join(folder, file)));
    const root = `/node_modules/${content.packageName}`;
    return { content, root, manifest: JSON.parse(content.readFile(`${root}/package.json`)) as Manifest };
  });
  const own = new Set(all.map(({ manifest }) => manifest.name));
  return all.flatMap(({ content, root, manifest }) => {
    const { name, dependencies = {} } = manifest;
    const problems = manifest.version === version ? [] : [`${name} is ${manifest.version}, not ${version}.`];
    for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md'])
      if (!content.fileExists(`${root}/${file}`)) problems.push(`${name} has no ${file}.`);
    if (!content.listFiles(`${root}/dist`).some((file) => file.endsWith('.js'))) problems.push(`${name} has no code.`);
    for (const [other, wanted] of Object.entries(dependencies))
      if (own.has(other) && wanted !== version) problems.push(`${name} asks for ${other} ${wanted}, not ${version}.`);
    for (const field of ['license', 'engines', 'repository', 'homepage'] as const)
      if (!manifest[field]) problems.push(`${name}'s package.json has no ${field}.`);
    if (manifest.publishConfig?.access !== 'public') problems.push(`${name} would be published for its owners alone.`);
    for (const file of content.listFiles(root)) {
      const inside = file.slice(root.length + 1);
      if (/(^|\/)\.|^dist\/cdn\//.test(inside))
        problems.push(`${name} contains ${inside}, which is for this repository.`);
      const text = content.readFile(file);
      const address = ownMachine.exec(text)?.[0];
      if (address) problems.push(`${name}: ${inside} names ${address}.`);
      if (inside.endsWith('README.md')) problems.push(...readmeProblems(name, inside, text, content, root));
    }
    return problems;
  });
}

/** Paths in a README that do not exist in an installed package. */
function readmeProblems(name: string, file: string, text: string, content: Contents, root: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
    path.posix.join(root, path.posix.dirname(file), link),
  );
  const broken = links.filter((link) => !content.fileExists(link)).map((link) => link.slice(root.length + 1));
  const inRepository = repositoryPath.exec(text)?.[0];
  return [...broken, ...(inRepository ? [inRepository] : [])].map(
    (link) => `${name}: ${file} points to ${link}, which is not published.`,
  );
}

/** CDN and editor files that contain an address of this machine. */
export const addressProblems = (out: string): string[] =>
  globSync('{cdn,editors}/**/*.{js,json}', { cwd: out }).flatMap((file) => {
    const address = ownMachine.exec(readFileSync(path.join(out, file), 'utf8'))?.[0];
    return address ? [`${file} names ${address}.`] : [];
  });
