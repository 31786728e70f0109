import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { freePorts } from './ports.ts';

/** Where the parts of the running network answer. */
export interface Addresses {
  portal: string;
  api: string;
  accounts: string;
  payments: string;
  cdn: string;
  files: string;
}

interface Running {
  addresses: Addresses;
  child: ChildProcess;
  dataDir: string;
  users: number;
}
// Each vitest project loads this file anew: the network itself is kept on the process.
const shared = globalThis as { wbnNetwork?: Promise<Running> };

function addressesFrom(base: number): Addresses {
  const at = (i: number, host = 'localhost') => `http://${host}:${base + i}`;
  return {
    portal: at(0),
    api: at(1),
    accounts: at(2),
    payments: at(3),
    cdn: at(4, '127.0.0.1'),
    files: at(5, '127.0.0.1'),
  };
}

async function start(): Promise<Running> {
  const base = await freePorts();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-test-'));
  const child = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
    env: { ...process.env, WBN_PORT: String(base), WBN_DATA_DIR: dataDir, WBN_SEED: '400', WBN_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const addresses = addressesFrom(base);
  const deadline = Date.now() + 180_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The network ended before it was ready:\n${said.slice(-4000)}`);
    if (Date.now() > deadline) throw new Error(`The network was not ready within 180 s:\n${said.slice(-4000)}`);
    const ready = await fetch(addresses.portal).then(
      (answer) => answer.status === 200,
      () => false,
    );
    if (ready) return { addresses, child, dataDir, users: 0 };
    await wait(200);
  }
}

/** Boots the whole network once for all tests of a run: real PostgreSQL, API, account site, portal, CDN. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function startNetwork(project: TestProject): Promise<() => Promise<void>> {
  // While writing tests: one that runs already, named by its first port.
  if (process.env.WBN_TEST_PORT) {
    project.provide('addresses', addressesFrom(Number(process.env.WBN_TEST_PORT)));
    project.provide('dataDir', process.env.WBN_DATA_DIR ?? '.data');
    return async () => {};
  }
  shared.wbnNetwork ??= start();
  const network = await shared.wbnNetwork;
  network.users += 1;
  project.provide('addresses', network.addresses);
  project.provide('dataDir', network.dataDir);
  return async () => {
    network.users -= 1;
    if (network.users > 0) return;
    delete shared.wbnNetwork;
    const ended = new Promise((resolve) => network.child.once('exit', resolve));
    network.child.kill('SIGTERM');
    await ended;
    rmSync(network.dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    addresses: Addresses;
    /** The folder of the running network: without a mail server, mails are files in it. */
    dataDir: string;
  }
}
