import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesAt } from './binaries.ts';

/** PostgreSQL refuses to run as root: how it is run instead. See docs/decisions/001-embedded-postgresql.md. */
export type Way = 'own-user' | 'user-id' | 'user-namespace' | 'copy';

export type RunAs = {
  way: Way;
  binaries: Binaries;
  /** The cluster as the server sees it: absolute, no links. */
  clusterDir: string;
  /** Who owns the cluster's files; undefined: whoever runs this. */
  owner: { uid: number; gid: number } | undefined;
  /** What is put before a command, and the ids to spawn it with. */
  prefix: string[];
  spawnAs: { uid?: number; gid?: number };
  /** One plain line for the log. */
  line: string;
};

const NOBODY = 65534;
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

export type RunAsOptions = {
  /** Only these ways, for tests. */
  ways?: readonly Way[];
  /** Where the last way puts its copies. */
  reachableDir?: string;
};

/** Tries the ways in order and takes the first that works here. `dataDir` exists and is absolute, without links. */
export function chooseRunAs(dataDir: string, binaries: Binaries, options: RunAsOptions = {}): RunAs {
  const named = path.join(dataDir, 'postgres');
  const clusterDir = isLink(named) ? readlinkSync(named) : named;
  if (process.getuid?.() !== 0) {
    return {
      ...{ way: 'own-user', binaries, clusterDir, owner: undefined, prefix: [], spawnAs: {} },
      line: 'PostgreSQL runs as the current user.',
    };
  }
  const ways = options.ways ?? ['user-id', 'user-namespace', 'copy'];
  const nobody = ownerFor(clusterDir);
  const asNobody = { owner: nobody, prefix: [], spawnAs: nobody };
  if (ways.includes('user-id') && works(binaries, dataDir, asNobody)) {
    return {
      way: 'user-id',
      binaries,
      clusterDir,
      ...asNobody,
      line: `PostgreSQL runs as user id ${nobody.uid}, since it refuses root.`,
    };
  }
  const inside = { owner: { uid: 0, gid: 0 }, prefix: NAMESPACE, spawnAs: {} };
  if (ways.includes('user-namespace') && !isLink(named) && works(binaries, dataDir, inside)) {
    return {
      ...{ way: 'user-namespace', binaries, clusterDir, ...inside },
      line: 'PostgreSQL runs in a user namespace (unshare), since it refuses root and its folders let no other user through.',
    };
  }
  if (ways.includes('copy')) {
    const base = options.reachableDir ?? '/var/lib/wbn-widgets';
    const copy = { binaries: copyBinaries(binaries, base), clusterDir: placeCluster(named, dataDir, base) };
    if (works(copy.binaries, path.dirname(copy.clusterDir), asNobody)) {
      return {
        way: 'copy',
        ...copy,
        ...asNobody,
        line: `PostgreSQL runs as user id ${nobody.uid} from a copy in ${base}, since it refuses root.`,
      };
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and here neither another user id nor a user namespace serves. Start this as an ordinary user, or set DATABASE_URL.',
  );
}

/** A cluster made by an ordinary user stays theirs when root starts it once. */
function ownerFor(clusterDir: string): { uid: number; gid: number } {
  const { uid, gid } = existsSync(clusterDir) ? statSync(clusterDir) : { uid: 0, gid: 0 };
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
}

/** Not reasoned from modes but tried: whoever will run the server enters the folder and runs the binary. */
function works(binaries: Binaries, folder: string, as: Pick<RunAs, 'prefix' | 'spawnAs'>): boolean {
  const [file = '', ...args] = [
    ...as.prefix,
    '/bin/sh',
    '-c',
    'cd "$1" && exec "$0" --version',
    binaries.postgres,
    folder,
  ];
  const tried = spawnSync(file, args, { ...as.spawnAs, cwd: '/', stdio: 'ignore', timeout: 10_000 });
  return tried.status === 0;
}

function copyBinaries(binaries: Binaries, base: string): Binaries {
  const stamp = createHash('sha256')
    .update(`${binaries.root} ${statSync(binaries.postgres).mtimeMs}`)
    .digest('hex')
    .slice(0, 12);
  const target = path.join(base, `postgresql-${stamp}`);
  if (!existsSync(target)) {
    mkdirSync(base, { recursive: true, mode: 0o755 });
    const draft = `${target}.${process.pid}`;
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    renameSync(draft, target);
  }
  return binariesAt(target);
}

/** The cluster moves to where its user can reach it; the data folder keeps a link to it, so that one folder still names everything. */
function placeCluster(link: string, dataDir: string, base: string): string {
  const folder = path.join(base, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  const target = path.join(folder, 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!isLink(link)) {
    if (existsSync(link)) {
      cpSync(link, target, { recursive: true, verbatimSymlinks: true });
      rmSync(link, { recursive: true });
    }
    symlinkSync(target, link);
  }
  return target;
}

const isLink = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode | 0o444);
  }
}

/** Gives a folder and all in it to the cluster's owner, where it is someone else's. */
export function giveTo(folder: string, owner: RunAs['owner']): void {
  if (owner === undefined || !existsSync(folder) || statSync(folder).uid === owner.uid) return;
  const give = (file: string) => {
    if (lstatSync(file).isDirectory()) for (const name of readdirSync(file)) give(path.join(file, name));
    lchownSync(file, owner.uid, owner.gid);
  };
  give(folder);
}
