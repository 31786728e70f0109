import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@wbn/database/testing';

/** Debian's redis-tools contains the server under another name; the binary chooses its role by the name it is started with. */
const binary = (): string | undefined =>
  ['redis-server', 'redis-check-rdb'].find((name) =>
    spawnSync(name, ['--version'], { argv0: 'redis-server', encoding: 'utf8' }).stdout?.includes('v='),
  );

/** Whether this machine has a Redis. */
export const hasRedis = (): boolean => binary() !== undefined;

export interface TestRedis {
  readonly url: string;
  /** Kills it; `start` restarts it at the same address without its data. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A real Redis on a free port that writes nothing to disk. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(binary() ?? '', settings, { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const text of child.stdout as AsyncIterable<Buffer>) if (String(text).includes('Ready to accept')) break;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
