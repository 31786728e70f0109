import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '../../tests/support/ports.ts';
import { printTable } from './table.ts';

/**
 * pages.ts [SECONDS]: home pages per second rendered for each visitor and from the portal's memory, in two networks on the same data, with the
 * processor time that the network's Node process spends on each (Linux). API and portal are one process here, so rendering includes the API's part; PostgreSQL is
 * another process.
 */
const seconds = Number(process.argv[2] ?? '10');
const lanes = 8;
const port = await freePorts();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-kept-'));
const agent = new Agent({ keepAlive: true, maxSockets: lanes });
let running = 0;
/** A network on the same data, whose portal keeps so many megabytes of pages. */
async function inNetwork<Result>(pageCache: number, work: () => Promise<Result>): Promise<Result> {
  const network = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
    env: {
      ...process.env,
      WBN_PORT: String(port),
      WBN_DATA_DIR: dataDir,
      WBN_SEED: '400',
      WBN_LIMITS: 'off',
      WBN_PAGE_CACHE: String(pageCache),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => network.once('exit', resolve));
  try {
    while ((await fetch(`http://localhost:${port}/health/ready`).catch(() => undefined))?.status !== 200) {
      if (network.exitCode !== null) throw new Error('The network ended before it was ready.');
      await wait(200);
    }
    running = network.pid ?? 0;
    return await work();
  } finally {
    agent.destroy();
    network.kill('SIGTERM');
    await ended;
  }
}

/** Milliseconds of processor time of the network's process; NaN where there is no /proc. Fields 14 and 15 count hundredths of a second. */
function processorTime(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${running}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const ask = (page: string, headers: Record<string, string>): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, path: page, headers: { 'accept-encoding': 'br', ...headers }, agent }, (answer) => {
      if ((answer.statusCode ?? 500) >= 400) reject(new Error(`The page was answered with ${answer.statusCode}.`));
      answer.resume().once('end', () => resolve(answer.headers.etag));
    }).once('error', reject);
  });

async function measure(headers: Record<string, string> = {}) {
  let count = 0;
  const [began, before] = [performance.now(), processorTime()];
  const lane = async () => {
    while (performance.now() - began < seconds * 1_000) {
      count += 1;
      await ask('/', headers);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    rate: (count / (performance.now() - began)) * 1_000,
    each: (processorTime() - before) / count,
  };
}

async function warmUp(): Promise<string> {
  for (let n = 0; n < 20; n += 1) await ask('/', {});
  return (await ask('/', {})) ?? '';
}

try {
  // The portal leaves out parameters that a page does not read, so no address makes it render the home page again: it must keep none.
  const rendered = await inNetwork(0, async () => {
    await warmUp();
    return measure();
  });
  const results = await inNetwork(64, async () => {
    const etag = await warmUp();
    return {
      'rendered for each visitor': rendered,
      'from memory': await measure(),
      'from memory, 304': await measure({ 'if-none-match': etag }),
    };
  });
  printTable(
    `Home pages, ${lanes} at once (load ${os.loadavg()[0]!.toFixed(1)})`,
    ['page', 'per second', 'multiple', 'ms of Node each'],
    Object.entries(results).map(([page, { each, rate }]) => [
      page,
      rate.toFixed(0),
      (rate / rendered.rate).toFixed(1),
      each.toFixed(2),
    ]),
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
