import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export type Owner = { uid: number; gid: number };

/** The owner of a file or folder; null if it does not exist. */
export const ownerOf = (file: string): Owner | null => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : { uid: stat.uid, gid: stat.gid };
};

/** Gives a folder and its content to an owner, unless it is theirs already. */
export function giveTo(folder: string, owner: Owner | undefined): void {
  if (owner === undefined || !existsSync(folder) || statSync(folder).uid === owner.uid) return;
  const give = (file: string) => {
    if (lstatSync(file).isDirectory()) for (const name of readdirSync(file)) give(path.join(file, name));
    lchownSync(file, owner.uid, owner.gid);
  };
  give(folder);
}

/** Files that root creates in the data folder of an ordinary user belong to that user, who may run the next start. */
export function shareWithOwner(file: string, dataDir: string): void {
  const owner = ownerOf(dataDir);
  if (process.getuid?.() === 0 && owner !== null && owner.uid !== 0) lchownSync(file, owner.uid, owner.gid);
}

export function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode | 0o444);
  }
}
