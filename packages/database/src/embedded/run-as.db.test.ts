import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../client.ts';
import { findBinaries } from './binaries.ts';
import { copyBinaries } from './reachable-copy.ts';
import { resetEmbedded } from './reset.ts';
import type { Way } from './run-as.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './start.ts';

const isRoot = process.getuid?.() === 0;

const namespacesAllowed = () => {
  const [file = '', ...args] = ['unshare', '--user', '--map-user=1000', '--map-group=1000', 'true'];
  return spawnSync(file, args, { stdio: 'ignore' }).status === 0;
};

let base = '';
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'wbn-run-as-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** Starts, writes and stops; returns the log line about the user and the number of rows. */
async function once(options: Omit<EmbeddedOptions, 'log'>): Promise<{ line: string; rows: number }> {
  const logged: string[] = [];
  const server = await startEmbeddedPostgres({ ...options, throwaway: true, log: (line) => logged.push(line) });
  const db = createDatabase(server.url);
  await sql`create table if not exists starts (at timestamptz)`.execute(db);
  await sql`insert into starts values (now())`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*) as n from starts`.execute(db);
  await db.destroy();
  await server.stop();
  return { line: logged[0] ?? '', rows: rows[0]?.n ?? 0 };
}

describe.runIf(isRoot)('as root', () => {
  const dataDir = () => path.join(base, 'data');

  it('runs as another user id on a folder it owns, which lets others through', async () => {
    chmodSync(base, 0o755);
    // This clone may lie below a folder of mode 0700, out of reach for that user: a copy of the binaries does not.
    const binaries = copyBinaries(findBinaries(), base);
    expect((await once({ dataDir: dataDir(), binaries })).line).toMatch(/as user id 65534/);
    expect(statSync(path.join(dataDir(), 'postgres')).uid).toBe(65534);
  });

  it.runIf(isRoot && namespacesAllowed())('runs in a user namespace below a folder of mode 0700', async () => {
    chmodSync(base, 0o700);
    expect((await once({ dataDir: dataDir() })).line).toMatch(/in a user namespace/);
    expect(statSync(path.join(dataDir(), 'postgres')).uid).toBe(0);
  });

  it('runs from a copy below a folder of mode 0700 where user namespaces are not allowed', async () => {
    chmodSync(base, 0o700);
    const reachableDir = mkdtempSync(path.join(tmpdir(), 'wbn-reachable-'));
    chmodSync(reachableDir, 0o755);
    const options = { dataDir: dataDir(), reachableDir, ways: ['user-id', 'copy'] satisfies Way[] };
    expect((await once(options)).line).toMatch(/from a copy/);
    expect((await once(options)).rows).toBe(2);
    await resetEmbedded(dataDir());
    expect((await once(options)).rows).toBe(1);
    rmSync(reachableDir, { recursive: true, force: true });
  });

  it.runIf(isRoot && namespacesAllowed())('keeps the data when the folder opens or closes to others', async () => {
    for (const [mode, rows] of [[0o700, 1] as const, [0o755, 2] as const, [0o700, 3] as const]) {
      chmodSync(base, mode);
      expect((await once({ dataDir: dataDir() })).rows).toBe(rows);
    }
  });
});

it('an ordinary user needs none of it', () => {
  if (!isRoot) expect(statSync(base).uid).toBe(process.getuid?.());
});
