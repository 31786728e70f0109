import { carried } from '../carried.ts';
import { readLock } from './lock.ts';

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly { readonly license: { readonly id: string } }[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.5';
  readonly version: 1;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * The components of our packages as CycloneDX 1.5: themselves and all dependencies, optional ones for every platform, with hashes from the
 * lock file. `npm sbom` omits dependencies of workspaces (npm 11). No time and no serial number: the same commit gives the same bytes.
 * @param names folders of `packages`
 * @param version of our own packages, which the lock file lacks during a release
 */
export function sbomOf(top: string, names: readonly string[], version: string): Sbom {
  const lock = readLock(top);
  const found = new Map<string, Component>();
  const edges = new Map<string, readonly string[]>();
  const installedAt = (name: string, asker: string): string => {
    const folder = lock.find(name, asker);
    if (folder === undefined) throw new Error(`package-lock.json does not hold ${name}, which ${asker} asks for.`);
    return folder;
  };
  const add = (folder: string): string => {
    const locked = lock.at(folder);
    const isOwn = !folder.includes('node_modules');
    const name = locked.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 13);
    const its = isOwn ? version : (locked.version ?? '');
    const purl = `pkg:npm/${name.replace('@', '%40')}@${its}`;
    if (found.has(purl)) return purl;
    const content = Buffer.from((locked.integrity ?? '').replace('sha512-', ''), 'base64').toString('hex');
    found.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version: its,
      purl,
      ...(locked.license && { licenses: [{ license: { id: locked.license } }] }),
      ...(content && { hashes: [{ alg: 'SHA-512' as const, content }] }),
    });
    edges.set(
      purl,
      [
        ...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }),
        ...(folder === 'packages/widgets' ? carried : []),
      ].map((one) => add(installedAt(one, folder))),
    );
    return purl;
  };
  for (const name of names) add(`packages/${name}`);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    components: [...found.values()],
    dependencies: [...edges].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
}
