import { existsSync, lstatSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clearLeftovers } from './cluster.ts';
import { acquireLock } from './lock.ts';

/**
 * Deletes the embedded data: the cluster, its password and logs, and the named entries (files or folders directly in the data folder, e.g.
 * 'files'). Touches nothing else, so that a wrong WBN_DATA_DIR loses little.
 * @throws DataFolderInUse while another process owns the folder
 */
export async function resetEmbedded(dataDir: string, also: readonly string[] = []): Promise<void> {
  if (!existsSync(dataDir)) return;
  for (const name of also) {
    if (name === '' || name === '.' || name === '..' || name === 'lock' || /[/\\]/.test(name))
      throw new Error(`Not an entry of the data folder: "${name}".`);
  }
  const folder = realpathSync(dataDir);
  const lock = await acquireLock(folder);
  try {
    const cluster = path.join(folder, 'postgres');
    // If the cluster is elsewhere, the folder holds a link to it.
    const linked = lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(cluster) : null;
    await clearLeftovers(linked ?? cluster, 2_500, () => {});
    if (linked !== null) rmSync(linked, { recursive: true, force: true });
    const own = ['postgres', 'postgres.new', 'postgres.secret', 'postgres-password', 'postgres.log', 'postgres.log.1'];
    for (const name of [...own, ...also]) rmSync(path.join(folder, name), { recursive: true, force: true });
  } finally {
    lock.release();
  }
}
