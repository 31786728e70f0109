import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../tests/support/ports.ts';
import { at, printTable } from './table.ts';

/**
 * `node restart.ts [KILLS]`: time until the API serves after kill -9 of the whole network with its embedded PostgreSQL; for comparison, a
 * Node that only listens, started in the same way at the same time.
 */
const [kills = '20'] = process.argv.slice(2);
const target = 3_000;

/** Milliseconds from the start of a process to its first successful answer. */
async function readyAfter(start: () => ChildProcess, address: string): Promise<number> {
  const began = performance.now();
  const child = start();
  for (;;) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    const after = performance.now() - began;
    if (!isReady && child.exitCode === null) await wait(10);
    else {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      if (!isReady) throw new Error('The network ended before it was ready.');
      return after;
    }
  }
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-'));
const port = await freePorts();
const cache = path.join('node_modules', '.cache', 'compiled');
const env = {
  NODE_COMPILE_CACHE: cache,
  ...process.env,
  WBN_PORT: String(port),
  WBN_DATA_DIR: dataDir,
  WBN_SEED: '20',
};
const network = () =>
  spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], { env, stdio: 'ignore' });
const bare = () =>
  spawn(process.execPath, ['-e', `require('node:http').createServer((q, s) => s.end()).listen(${port})`]);

const first = await readyAfter(network, `http://localhost:${port + 1}/health/ready`);
const [ours, reference]: [number[], number[]] = [[], []];
for (let kill = 0; kill < Number(kills); kill += 1) {
  ours.push(await readyAfter(network, `http://localhost:${port + 1}/health/ready`));
  reference.push(await readyAfter(bare, `http://localhost:${port}/`));
}
const ms = (value: number) => `${Math.round(value)} ms`;
const row = (name: string, times: readonly number[]) => [name, ms(at(times, 0.5)), ms(at(times, 0.95))];
printTable(
  `Ready again after kill -9 (${kills} times; target ${ms(target)}; the first start took ${ms(first)})`,
  ['started', 'median', 'p95', 'ratio of the medians'],
  [
    [...row('the network, until the API can serve', ours), (at(ours, 0.5) / at(reference, 0.5)).toFixed(1)],
    [...row('a Node that only listens', reference), '1.0'],
  ],
);
console.log(
  at(ours, 0.95) <= target ? 'Within the target.' : `Beyond the target (load ${os.loadavg()[0]?.toFixed(1)}).`,
);
// PostgreSQL ends by itself when its owner has ended.
while (existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))) await wait(50);
rmSync(dataDir, { recursive: true, force: true });
