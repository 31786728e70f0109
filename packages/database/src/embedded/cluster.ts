import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { giveTo, shareWithOwner } from './ownership.ts';
import { isRunning, postgresProcesses, signal } from './processes.ts';
import type { RunAs } from './run-as.ts';
import { until } from './wait.ts';

export const SUPERUSER = 'wbn';
export const DATABASE = 'wbn';

/** Part of the process titles, to distinguish leftovers of this cluster from other clusters. */
export const clusterNameOf = (clusterDir: string) =>
  `wbn-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)}`;

/** The password of the database's owner, created at the first start; 0600 in the data folder. */
export function ownPassword(dataDir: string): string {
  const file = path.join(dataDir, 'postgres-password');
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    renameSync(draft, file);
    shareWithOwner(file, dataDir);
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * Creates the cluster if it is missing. Built in a temporary folder and renamed, so that an interrupted start leaves nothing incomplete.
 */
export async function ensureCluster(runAs: RunAs, password: string, throwaway = false): Promise<'made' | 'kept'> {
  const { clusterDir, owner } = runAs;
  if (existsSync(path.join(clusterDir, 'PG_VERSION'))) {
    refuseOtherVersion(clusterDir);
    giveTo(clusterDir, owner);
    return 'kept';
  }
  const draft = `${clusterDir}.new`;
  const secret = `${clusterDir}.secret`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  if (owner !== undefined) for (const file of [draft, secret]) chownSync(file, owner.uid, owner.gid);
  try {
    await initdb(runAs, ['-D', draft, `--pwfile=${secret}`, ...(throwaway ? ['--no-sync'] : [])]);
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(draft, clusterDir);
  return 'made';
}

function refuseOtherVersion(clusterDir: string): void {
  const version = readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (version === '18') return;
  throw new Error(
    `The data in ${clusterDir} were written by PostgreSQL ${version}, this is 18. Move them with pg_dump, or empty them with npm run reset.`,
  );
}

/** Locale C.UTF-8 of PostgreSQL's own provider: the same order and case rules on every system. */
function initdb(runAs: RunAs, where: string[]): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256'];
  const [file = '', ...args] = [...runAs.prefix, runAs.binaries.initdb, ...where, ...access, ...locale];
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...runAs.spawnAs,
      cwd: '/',
      env: postgresEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed (${code}): ${said.trim().slice(-2000)}`)),
    );
  });
}

/** Excludes our environment: a PGPORT or PGDATA meant for another server would affect this one. */
export const postgresEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  SystemRoot: process.env.SystemRoot,
});

/**
 * An eighth of the memory, 128 to 512 MB: with the whole search index in memory, common words take a quarter of the time at a million rows.
 */
const sharedBuffers = (): number => Math.round(Math.min(512, Math.max(128, totalmem() / 8 / 2 ** 20)));

/**
 * Settings for a developer's machine or a small server; durability keeps PostgreSQL's defaults (fsync, synchronous_commit, checksums on).
 */
export function settings(clusterDir: string, port: number, throwaway = false): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    cluster_name: clusterNameOf(clusterDir),
    max_connections: '60',
    shared_buffers: `${sharedBuffers()}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    max_wal_size: '1GB',
    wal_compression: 'on',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // PostgreSQL's error texts contain user input; our own log reports errors without it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // Many test files use this server at once.
    ...(throwaway && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }),
  };
  return ['-D', clusterDir, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * Runs before a start, under our lock: ends processes that an earlier owner left on this cluster (after `patienceMs`), then removes a stale
 * postmaster.pid, whose process has ended or is another program. An unknown postgres keeps the file, and PostgreSQL itself refuses.
 */
export async function clearLeftovers(
  clusterDir: string,
  patienceMs: number,
  log: (line: string) => void,
): Promise<void> {
  const name = clusterNameOf(clusterDir);
  const left = () => postgresProcesses(clusterDir, name);
  const none = () => left().postmaster.length + left().children.length === 0;
  if (!(await until(none, patienceMs))) {
    const { postmaster } = left();
    if (postmaster.length > 0) {
      log(`Ending PostgreSQL process ${postmaster.join(', ')}, left over on ${clusterDir}.`);
      for (const pid of postmaster) signal(pid, 'SIGQUIT');
      await until(none, 2_000);
    }
    for (const pid of [...left().postmaster, ...left().children]) signal(pid, 'SIGKILL');
    if (!(await until(none, 5_000))) throw new Error(`PostgreSQL processes on ${clusterDir} don't end.`);
  }
  const file = path.join(clusterDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid) || !isSomePostgres(pid)) rmSync(file, { force: true });
}

const isSomePostgres = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.includes('postgres') ?? false;
  } catch {
    // Without /proc, PostgreSQL's own check decides.
    return true;
  }
};
