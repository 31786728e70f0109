import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../embedded/free-port.ts';

/** The folder with Debian's programs of a PostgreSQL version; undefined if it is not installed. */
export function debianPostgres(version: number): string | undefined {
  const folder = `/usr/lib/postgresql/${version}/bin`;
  return existsSync(path.join(folder, 'postgres')) ? folder : undefined;
}

const NOBODY = 65534;

/** An empty PostgreSQL from Debian in a temporary folder. PostgreSQL refuses root, so root runs it as nobody. */
export async function startDebianServer(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wbn-debian-'));
  const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in runAs) chownSync(folder, NOBODY, NOBODY);
  const cluster = path.join(folder, 'cluster');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', cluster, '-U', 'wbn', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...runAs, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((one) => [
    '-c',
    one,
  ]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', cluster, '-p', String(port), ...settings], {
    ...runAs,
    cwd: '/',
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgresql://wbn@127.0.0.1:${port}/postgres`;
  while (!(await answers(url)))
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}.`);
  return {
    url,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => new Promise<boolean>((resolve) => setTimeout(resolve, 50, false)),
  );
}
