import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import type { Addresses, Network } from './addresses.ts';
import { freePorts } from './ports.ts';
import { startTranslationService } from './translation-service.ts';

interface Running extends Network {
  child: ChildProcess;
  stopTranslation(): void;
}
// Each vitest project loads this file again, so the networks are stored on the process.
const shared = globalThis as { wbnNetworks?: { running: Promise<Running[]>; users: number } };

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

/** A network of its own, which the caller stops. `businesses` of the demo data; `limits` counts requests as in production. */
export async function startNetwork(
  base: number,
  businesses: number,
  { limits = 'off' }: { readonly limits?: 'on' | 'off' } = {},
): Promise<Running> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-test-'));
  const translation = await startTranslationService();
  const child = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
    env: {
      ...process.env,
      WBN_PORT: String(base),
      WBN_DATA_DIR: dataDir,
      WBN_SEED: String(businesses),
      WBN_LIMITS: limits,
      WBN_TRANSLATION: 'libretranslate',
      WBN_TRANSLATION_URL: translation.url,
    },
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
    if (ready) return { addresses, child, dataDir, stopTranslation: translation.stop };
    await wait(200);
  }
}

export async function stopNetwork({ child, dataDir, stopTranslation }: Running): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  stopTranslation();
  rmSync(dataDir, { recursive: true, force: true });
}

/** All at once, each on its own ports. */
async function startAll(count: number): Promise<Running[]> {
  const bases: number[] = [];
  while (bases.length < count) bases.push(await freePorts(bases));
  return Promise.all(bases.map((base) => startNetwork(base, 400)));
}

/** Boots the whole network once per worker: real PostgreSQL, API, account site, portal, CDN. */
// biome-ignore lint/style/noDefaultExport: vitest loads a global setup by its default export
export default async function startNetworks(project: TestProject): Promise<() => Promise<void>> {
  // During development: an existing network by its first port.
  if (process.env.WBN_TEST_PORT) {
    const addresses = addressesFrom(Number(process.env.WBN_TEST_PORT));
    project.provide('networks', [{ addresses, dataDir: process.env.WBN_DATA_DIR ?? '.data' }]);
    return async () => {};
  }
  shared.wbnNetworks ??= { running: startAll(project.config.maxWorkers), users: 0 };
  const networks = shared.wbnNetworks;
  networks.users += 1;
  const running = await networks.running;
  project.provide(
    'networks',
    running.map(({ addresses, dataDir }) => ({ addresses, dataDir })),
  );
  return async () => {
    networks.users -= 1;
    if (networks.users > 0) return;
    delete shared.wbnNetworks;
    await Promise.all(running.map(stopNetwork));
  };
}
