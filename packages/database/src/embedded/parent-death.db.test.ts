import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../client.ts';
import { clusterNameOf } from './cluster.ts';
import { hold } from './fixtures/hold.ts';
import { lockHolder } from './lock.ts';
import { isRunning, postgresProcesses } from './processes.ts';
import { startEmbeddedPostgres } from './start.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbn-holder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const parentOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const cluster = () => path.join(folder, 'postgres');
const leftovers = () => Object.values(postgresProcesses(cluster(), clusterNameOf(cluster()))).flat();

async function storedIds(): Promise<Set<number>> {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(server.url);
  const { rows } = await sql<{ id: number }>`select id from acknowledged`.execute(db);
  await db.destroy();
  await server.stop();
  return new Set(rows.map(({ id }) => id));
}

it('F1 kill -9 of the process that holds it leaves no postgres behind and loses no acknowledged write', async () => {
  const holder = await hold(folder, { writers: 8 });
  expect(leftovers().length).toBeGreaterThan(1);
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(`process ${holder.pid}`);
  await holder.wrote(300);
  process.kill(holder.pid, 'SIGKILL');
  await holder.ended;
  await expect.poll(leftovers).toEqual([]);
  const stored = await storedIds();
  expect(holder.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

it('F2 kill -9 of the server while 8 writers are at work loses no acknowledged write', async () => {
  const holder = await hold(folder, { writers: 8 });
  await holder.wrote(300);
  process.kill(holder.postgres, 'SIGKILL');
  await expect.poll(() => holder.logged).toContain('PostgreSQL serves again.');
  process.kill(holder.pid, 'SIGINT');
  await holder.ended;
  const stored = await storedIds();
  expect(holder.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

it.runIf(existsSync('/proc/self/stat'))(
  'a server whom nobody watches any more is ended by the next start, and its rows are there',
  async () => {
    const holder = await hold(folder, { writers: 1 });
    await holder.wrote(10);
    const shell = parentOf(holder.postgres);
    const watchers = [shell, ...childrenOf(shell).filter((pid) => pid !== holder.postgres)];
    // Stops them first, so that none of them notices that the others end.
    for (const pid of watchers) process.kill(pid, 'SIGSTOP');
    for (const pid of [holder.pid, ...watchers]) process.kill(pid, 'SIGKILL');
    await holder.ended;
    expect(isRunning(holder.postgres)).toBe(true);
    const stored = await storedIds();
    expect(holder.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(isRunning(holder.postgres)).toBe(false);
  },
);

it('Ctrl-C, sent to the whole group, ends all of it in order and leaves the folder free', async () => {
  const holder = await hold(folder, { ownGroup: true });
  process.kill(-holder.pid, 'SIGINT');
  await holder.ended;
  expect(holder.stopped()).toBe(true);
  expect(holder.logged.filter((line) => line.includes('unexpectedly'))).toEqual([]);
  expect(lockHolder(folder)).toBeNull();
  expect(leftovers()).toEqual([]);
});
