import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockHolder } from '@wbn/database';

const fileOf = (dataDir: string): string => path.join(dataDir, 'database-url');

/** Stores the embedded database's address of this start, readable by its owner alone (0600): the port changes at each start. */
export function leaveDatabaseAddress(dataDir: string, url: string): () => void {
  writeFileSync(fileOf(dataDir), url, { mode: 0o600 });
  return () => rmSync(fileOf(dataDir), { force: true });
}

/** The database address of a running network on this data folder; null if none runs. */
export function runningDatabase(dataDir: string): string | null {
  if (!lockHolder(dataDir)) return null;
  try {
    return readFileSync(fileOf(dataDir), 'utf8');
  } catch {
    return null;
  }
}
