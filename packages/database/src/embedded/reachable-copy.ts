import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Binaries, binariesAt } from './binaries.ts';
import { openToAll } from './ownership.ts';

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const isLink = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Copies the binaries, once per version, to a folder where every user can run them. */
export function copyBinaries(binaries: Binaries, base: string): Binaries {
  const target = path.join(base, `postgresql-${shortHash(`${binaries.root} ${statSync(binaries.postgres).mtimeMs}`)}`);
  if (!existsSync(target)) {
    mkdirSync(base, { recursive: true, mode: 0o755 });
    const draft = `${target}.${process.pid}`;
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    renameSync(draft, target);
  }
  return binariesAt(target);
}

/** The place of a cluster that cannot be in its data folder. Creates its parent folder. */
export function reachableCluster(dataDir: string, base: string): string {
  const folder = path.join(base, `data-${shortHash(dataDir)}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return path.join(folder, 'postgres');
}

/** Moves the cluster there and leaves a link in the data folder, so that one folder still leads to everything. */
export function moveCluster(link: string, target: string): void {
  if (isLink(link)) return;
  if (existsSync(link)) {
    cpSync(link, target, { recursive: true, verbatimSymlinks: true });
    rmSync(link, { recursive: true });
  }
  symlinkSync(target, link);
}
