import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Owner, ownerOf } from './ownership.ts';
import { copyBinaries, isLink, moveCluster, reachableCluster } from './reachable-copy.ts';

/** Ways to run PostgreSQL as root, which it refuses. See docs/decisions/001-embedded-postgresql.md. */
export type Way = 'own-user' | 'user-id' | 'user-namespace' | 'copy';

/** How to run a command: its prefix, the ids to spawn it with, and the owner of its files (undefined: the current user). */
type Runner = { prefix: string[]; spawnAs: { uid?: number; gid?: number }; owner: Owner | undefined };

export type RunAs = Runner & {
  way: Way;
  binaries: Binaries;
  /** The cluster's path for the server: absolute, without links. */
  clusterDir: string;
  /** A sentence for the log. */
  line: string;
};

export type RunAsOptions = {
  /** Restricts the ways, for tests. */
  ways?: readonly Way[];
  /** The folder for the copies of the last way; default /var/lib/wbn-widgets. */
  reachableDir?: string;
};

const NOBODY: Owner = { uid: 65534, gid: 65534 };

/** Tries the ways in order and takes the first that works. `dataDir` exists and is absolute, without links. */
export function chooseRunAs(dataDir: string, binaries: Binaries, options: RunAsOptions = {}): RunAs {
  if (process.platform === 'win32') return asOwnUser(dataDir, binaries);
  const isRoot = process.getuid?.() === 0;
  const ways = options.ways ?? (isRoot ? ['user-id', 'user-namespace', 'copy'] : ['own-user', 'user-namespace']);
  // Lazily, because checking the last way already copies the binaries.
  for (const way of ways) {
    const runAs = candidates[way](dataDir, binaries, options).find(works);
    if (runAs === undefined) continue;
    if (way === 'copy') moveCluster(path.join(dataDir, 'postgres'), runAs.clusterDir);
    return runAs;
  }
  throw new Error(
    isRoot
      ? 'PostgreSQL refuses to run as root, and here neither another user id nor a user namespace works. Start this as an ordinary user, or set DATABASE_URL.'
      : `PostgreSQL can't run as user id ${process.getuid?.()}: it needs the current user to have a name (/etc/passwd) and a way into ${dataDir}. Give it both, or set DATABASE_URL.`,
  );
}

type Candidates = (dataDir: string, binaries: Binaries, options: RunAsOptions) => RunAs[];

const candidates: Record<Way, Candidates> = {
  'own-user': (dataDir, binaries) => [asOwnUser(dataDir, binaries)],
  'user-id': (dataDir, binaries) => {
    const owner = ordinaryOwner(dataDir) ?? NOBODY;
    const line = `PostgreSQL runs as user id ${owner.uid}, since it refuses root.`;
    return [{ ...asUser(owner), way: 'user-id', binaries, clusterDir: clusterOf(dataDir), line }];
  },
  'user-namespace': (dataDir, binaries) => {
    // A copied cluster belongs to another user, who is out of reach in this namespace.
    if (isLink(path.join(dataDir, 'postgres'))) return [];
    const id = namedUserId();
    const prefix = ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`];
    const isRoot = process.getuid?.() === 0;
    const reason = isRoot
      ? 'since it refuses root and its folders let no other user through'
      : 'since it wants a user with a name and the current one has none';
    const line = `PostgreSQL runs in a user namespace (unshare), ${reason}.`;
    const inside = { prefix, way: 'user-namespace' as const, binaries, clusterDir: clusterOf(dataDir), line };
    if (!isRoot) return [{ ...inside, spawnAs: {}, owner: undefined }];
    const owner = ordinaryOwner(dataDir);
    const asRoot = { ...inside, spawnAs: {}, owner: { uid: 0, gid: 0 } };
    return owner === null ? [asRoot] : [{ ...inside, spawnAs: { ...owner }, owner }, asRoot];
  },
  copy: (dataDir, binaries, options) => {
    const base = options.reachableDir ?? '/var/lib/wbn-widgets';
    const owner = ordinaryOwner(dataDir) ?? NOBODY;
    const line = `PostgreSQL runs as user id ${owner.uid} from a copy in ${base}, since it refuses root.`;
    const clusterDir = reachableCluster(dataDir, base);
    return [{ ...asUser(owner), way: 'copy', binaries: copyBinaries(binaries, base), clusterDir, line }];
  },
};

function asOwnUser(dataDir: string, binaries: Binaries): RunAs {
  const line = 'PostgreSQL runs as the current user.';
  return { prefix: [], spawnAs: {}, owner: undefined, way: 'own-user', binaries, clusterDir: clusterOf(dataDir), line };
}

function clusterOf(dataDir: string): string {
  const named = path.join(dataDir, 'postgres');
  return isLink(named) ? readlinkSync(named) : named;
}

const asUser = (owner: Owner): Runner => ({ prefix: [], spawnAs: { ...owner }, owner });

/** A cluster or folder of an ordinary user stays theirs, even if root starts it once. */
const ordinaryOwner = (dataDir: string): Owner | null =>
  [ownerOf(clusterOf(dataDir)), ownerOf(dataDir)].find((owner) => owner !== null && owner.uid !== 0) ?? null;

/** initdb needs a user name: any id except root's that has one. Inside a namespace it is only a label. */
function namedUserId(): number {
  try {
    const ids = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[2]));
    return [1000, NOBODY.uid, ...ids].find((id) => id > 0 && ids.includes(id)) ?? 1000;
  } catch {
    return 1000;
  }
}

/** Tests by running instead of inspecting file modes: the server's user must have a name, enter the folder and run the binary. */
function works({ prefix, spawnAs, binaries, clusterDir }: RunAs): boolean {
  const script = 'id -un && cd "$1" && exec "$0" --version';
  const [file = '', ...args] = [...prefix, '/bin/sh', '-c', script, binaries.postgres, path.dirname(clusterDir)];
  return spawnSync(file, args, { ...spawnAs, cwd: '/', stdio: 'ignore', timeout: 10_000 }).status === 0;
}
