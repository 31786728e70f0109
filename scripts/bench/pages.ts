import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../tests/support/ports.ts';
import { printTable } from './table.ts';

/**
 * pages.ts [SECONDS]: home pages per second from the portal's memory and rendered for each visitor, in one run, with the processor time that the
 * network's Node process spends on each (Linux). API and portal are one process here, so rendering includes the API's part; PostgreSQL is
 * another process.
 */
const seconds = Number(process.argv[2] ?? '10');
const lanes = 8;
const port = await freePorts();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-kept-'));
const network = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
  env: { ...process.env, WBN_PORT: String(port), WBN_DATA_DIR: dataDir, WBN_SEED: '400', WBN_LIMITS: 'off' },
  stdio: 'ignore',
});
const ended = new Promise((resolve) => network.once('exit', resolve));

/** Milliseconds of processor time of the network's process; NaN where there is no /proc. Fields 14 and 15 count hundredths of a second. */
function processorTime(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${network.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const agent = new Agent({ keepAlive: true, maxSockets: lanes });
const ask = (page: string, headers: Record<string, string>): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, path: page, headers: { 'accept-encoding': 'br', ...headers }, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers.etag));
    }).once('error', reject);
  });

async function measure(pageOf: (count: number) => string, headers: Record<string, string> = {}) {
  let count = 0;
  const [began, before] = [performance.now(), processorTime()];
  const lane = async () => {
    while (performance.now() - began < seconds * 1_000) {
      count += 1;
      await ask(pageOf(count), headers);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    rate: (count / (performance.now() - began)) * 1_000,
    each: (processorTime() - before) / count,
  };
}

try {
  while ((await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.status !== 200) {
    if (network.exitCode !== null) throw new Error('The network ended before it was ready.');
    await wait(200);
  }
  // An address with a parameter that no page reads is rendered each time.
  const rendered = (count: number) => `/?count=${count}`;
  const kept = () => '/';
  for (let n = 0; n < 20; n += 1) await ask(rendered(n), {});
  const etag = (await ask('/', {})) ?? '';
  const results = {
    'rendered for each visitor': await measure(rendered),
    'from memory': await measure(kept),
    'from memory, 304': await measure(kept, { 'if-none-match': etag }),
  };
  const slowest = results['rendered for each visitor'].rate;
  printTable(
    `Home pages, ${lanes} at once (load ${os.loadavg()[0]!.toFixed(1)})`,
    ['page', 'per second', 'multiple', 'ms of Node each'],
    Object.entries(results).map(([page, { each, rate }]) => [
      page,
      rate.toFixed(0),
      (rate / slowest).toFixed(1),
      each.toFixed(2),
    ]),
  );
} finally {
  agent.destroy();
  network.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
