import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockHolder } from '@wbn/database';

const fileOf = (dataDir: string): string => path.join(dataDir, 'database-url');

/** Leaves word where the embedded database of this start answers, for its owner alone (0600): the port is another at each start. */
export function leaveDatabaseAddress(dataDir: string, url: string): () => void {
  writeFileSync(fileOf(dataDir), url, { mode: 0o600 });
  return () => rmSync(fileOf(dataDir), { force: true });
}

/** The address of the database that a running network has on this data folder; null when none runs there. */
export function runningDatabase(dataDir: string): string | null {
  if (!lockHolder(dataDir)) return null;
  try {
    return readFileSync(fileOf(dataDir), 'utf8');
  } catch {
    return null;
  }
}
