import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../client.ts';
import { isUnavailable } from '../errors.ts';
import { DataFolderInUse } from './lock.ts';
import { isRunning } from './processes.ts';
import { resetEmbedded } from './reset.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

let folder = '';
let server: EmbeddedPostgres;
const logged: string[] = [];
let db: ReturnType<typeof createDatabase>;

const start = () => startEmbeddedPostgres({ dataDir: folder, log: (line) => logged.push(line) });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbn-embedded-'));
  server = await start();
  db = createDatabase(server.url);
  await sql`create table kept (n int)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const served = () => logged.filter((line) => line === 'PostgreSQL serves again.').length;

/** Polls until the database answers; any error except unavailability fails the test. */
async function answered(): Promise<number> {
  for (;;) {
    try {
      const { rows } = await sql<{ n: number }>`select count(*) as n from kept`.execute(db);
      return rows[0]?.n ?? -1;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}

it('one plain line says how it runs', () => {
  expect(logged[0]).toMatch(/^PostgreSQL runs (as|in) .*\.$/);
});

it('is durable, reachable over loopback only, with a password only the owner can read', async () => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'unix_socket_directories')
    order by name`.execute(db);
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    ...[
      'data_checksums=on',
      'fsync=on',
      'listen_addresses=127.0.0.1',
      'synchronous_commit=on',
      'unix_socket_directories=',
    ],
  ]);
  expect(statSync(path.join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  const stranger = createDatabase(server.url.replace(/:[^:@]+@/, ':guess@'));
  await expect(sql`select 1`.execute(stranger)).rejects.toThrow(/password authentication failed/);
  await stranger.destroy();
});

it('F12 a second start on the folder is refused and changes nothing', async () => {
  await expect(start()).rejects.toThrow(DataFolderInUse);
  await expect(resetEmbedded(folder)).rejects.toThrow(DataFolderInUse);
  expect(await answered()).toBe(0);
});

it('F2 comes back at the same address after kill -9 of the server, and the pool with it', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const before = server.pid;
    await sql`insert into kept values (${round})`.execute(db);
    process.kill(before, 'SIGKILL');
    await expect.poll(() => served()).toBe(round);
    expect(server.pid).not.toBe(before);
    expect(await answered()).toBe(round);
  }
  expect(logged).toContain('PostgreSQL ended unexpectedly (137).');
});

it.runIf(existsSync('/proc/self/stat'))('comes back after kill -9 of the shell between us and the server', async () => {
  const [before, rounds] = [server.pid, served()];
  const stat = readFileSync(`/proc/${before}/stat`, 'utf8');
  process.kill(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), 'SIGKILL');
  await expect.poll(() => served()).toBe(rounds + 1);
  expect(isRunning(before)).toBe(false);
  expect(await answered()).toBe(3);
});

it('F3 comes back after someone else shut the server down', async () => {
  const before = server.pid;
  process.kill(before, 'SIGINT');
  await expect.poll(() => server.pid).not.toBe(before);
  expect(await answered()).toBe(3);
});

it('writes nothing of what users typed into its log', async () => {
  await expect(sql`select ${'canary-1'}::uuid`.execute(db)).rejects.toThrow(/invalid input syntax/);
  await sql`create unique index kept_once on kept (n)`.execute(db);
  await expect(sql`insert into kept values (1)`.execute(db)).rejects.toThrow(/duplicate key/);
  const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toMatch(/canary|duplicate|Key \(/);
});

it('keeps its data over a stop and a start; a stale postmaster.pid of another program does not hinder it', async () => {
  await db.destroy();
  const { pid } = server;
  await server.stop();
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(path.join(folder, 'lock'))).toBe(false);
  writeFileSync(path.join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}/postgres\n`);
  chmodSync(path.join(folder, 'postgres/postmaster.pid'), 0o644);
  server = await start();
  db = createDatabase(server.url);
  expect(await answered()).toBe(3);
});

it('a reset empties the cluster and the named entries, nothing else', async () => {
  await db.destroy();
  await server.stop();
  writeFileSync(path.join(folder, 'secrets'), 'x');
  writeFileSync(path.join(folder, 'keep-me'), 'x');
  await expect(resetEmbedded(folder, ['../elsewhere'])).rejects.toThrow(/Not an entry/);
  await resetEmbedded(folder, ['secrets']);
  expect(readdirSync(folder)).toEqual(['keep-me']);
  server = await start();
  db = createDatabase(server.url);
  await expect(answered()).rejects.toThrow(/relation "kept" does not exist/);
});
