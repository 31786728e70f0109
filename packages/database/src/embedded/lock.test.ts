import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLock, DataFolderInUse, lockHolder } from './lock.ts';
import { isRunning, isSameProcess, markOf } from './processes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wbn-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveLock = (holder: Record<string, unknown>) =>
  writeFileSync(
    path.join(folder, 'lock'),
    JSON.stringify({ host: hostname(), since: '2026-01-01T00:00:00.000Z', command: 'x', address: null, ...holder }),
  );

it('a second process is refused with the id, start and address of the process that holds the folder', async () => {
  const lock = await acquireLock(folder);
  lock.announce('http://localhost:8080');
  const refusal = await acquireLock(folder).catch((error) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(refusal.message).toContain(`process ${process.pid}`);
  expect(refusal.message).toMatch(
    /since 20\d\d-\d\d-\d\dT.*, reachable at http:\/\/localhost:8080\. Stop it first, or set WBN_DATA_DIR/,
  );
  expect(lockHolder(folder)?.pid).toBe(process.pid);
  lock.release();
  expect(lockHolder(folder)).toBeNull();
  (await acquireLock(folder)).release();
});

it('of twenty who come at once, over a stale lock, exactly one gets it', async () => {
  leaveLock({ pid: 4_000_000, began: 'long ago' });
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(folder)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('a lock of a process that ended is taken over', async () => {
  const child = spawn('sleep', ['60']);
  const mark = markOf(child.pid ?? 0);
  leaveLock(mark);
  await expect(acquireLock(folder)).rejects.toThrow(DataFolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await acquireLock(folder)).release();
});

it('a lock whose pid is another program by now is taken over', async () => {
  const mark = markOf(process.pid);
  expect(isSameProcess(mark)).toBe(true);
  leaveLock({ ...mark, began: `${mark.began}0` });
  const lock = await acquireLock(folder);
  expect(JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8'))).toMatchObject({
    pid: process.pid,
    began: mark.began,
  });
  lock.release();
});

it('a lock of another machine stays, and the sentence says which file to delete', async () => {
  leaveLock({ pid: 1, host: 'another-machine' });
  await expect(acquireLock(folder)).rejects.toThrow(
    /on the machine another-machine .*if it is gone for good, delete .*lock/,
  );
});

it('a half-written lock holds nothing', async () => {
  writeFileSync(path.join(folder, 'lock'), '{"pid": 1');
  (await acquireLock(folder)).release();
  expect(existsSync(path.join(folder, 'lock'))).toBe(false);
});

it('a zombie counts as ended: a process that ended while its parent has not read its status', async () => {
  const shell = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(shell.stdout, 'data');
  await expect.poll(() => isRunning(Number(String(line)))).toBe(false);
  shell.kill('SIGKILL');
});
