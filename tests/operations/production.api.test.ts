import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProduction } from '../../scripts/release/production.ts';
import { top } from '../../scripts/run.ts';
import { freePorts } from '../support/ports.ts';
import { newDataDir, statusOf, until } from './start-process.ts';

const folder = path.join(realpathSync(mkdtempSync(path.join(os.tmpdir(), 'wbn-production-'))), 'network');
const dataDir = newDataDir();
let child: ChildProcess | undefined;
let said = '';

/** Only the home folder of this process's environment: neither PATH nor Node options. */
const envOf = (port: number): Record<string, string> => {
  const at = (part: number, host = 'localhost') => `http://${host}:${port + part}`;
  const secret = 'a secret of production, long enough';
  return {
    HOME: os.homedir(),
    PATH: '/usr/bin:/bin',
    WBN_PORT: String(port),
    WBN_HOST: '127.0.0.1',
    WBN_DATA_DIR: dataDir,
    WBN_PUBLIC_PORTAL: at(0),
    WBN_PUBLIC_API: at(1),
    WBN_PUBLIC_ACCOUNTS: at(2),
    WBN_PUBLIC_CDN: at(4, '127.0.0.1'),
    WBN_PUBLIC_FILES: at(5, '127.0.0.1'),
    WBN_TOKEN_SECRET: secret,
    WBN_INTERNAL_KEY: secret,
    WBN_UPLOAD_SECRET: secret,
  };
};

beforeAll(() => makeProduction(top, top, folder), 120_000);
afterAll(async () => {
  if (child?.exitCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(path.dirname(folder), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

it('the production folder holds no test, no demo data and no tool of development', () => {
  const modules = readdirSync(path.join(folder, 'node_modules'));
  for (const tool of ['vite', 'vitest', 'rollup', 'typescript', 'playwright', 'react', '@biomejs', '@types'])
    expect(modules, tool).not.toContain(tool);
  expect(readdirSync(path.join(folder, 'node_modules', '@wbn'))).not.toContain('demo');
  expect(readdirSync(path.join(folder, 'packages')).sort()).not.toContain('payment-sandbox');
  expect(globSync('{packages,host-site}/**/{*.test.*,testing}', { cwd: folder })).toEqual([]);
  expect(existsSync(path.join(folder, 'scripts'))).toBe(false);
  expect(existsSync(path.join(folder, 'deploy', 'nginx.conf'))).toBe(true);
});

it('the list of its components names each package in it, with licence and hash', () => {
  const { components } = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8'));
  const listed = new Map<string, { licenses?: object[]; hashes?: object[] }>(
    components.map((one: { name: string }) => [one.name, one]),
  );
  const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder }).map((file) =>
    path.dirname(file).slice('node_modules/'.length),
  );
  expect(installed.length).toBeGreaterThan(50);
  expect(installed.filter((name) => !listed.has(name))).toEqual([]);
  const others = installed.filter((name) => !name.startsWith('@wbn/') && name !== 'shadow-dom-inject');
  expect(others.filter((name) => !listed.get(name)?.hashes?.length)).toEqual([]);
});

it('node serve.mjs starts the whole network in it, and node import.mjs fills it', { timeout: 180_000 }, async () => {
  const port = await freePorts();
  const env = envOf(port);
  child = spawn(process.execPath, ['serve.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  await until(
    async () => (child?.exitCode === null ? statusOf(env.WBN_PUBLIC_PORTAL!) : said),
    (status) => status === 200 || typeof status === 'string',
    90_000,
  );
  expect(said).toContain(`The network serves ${env.WBN_PUBLIC_PORTAL}`);
  expect(await (await fetch(`${env.WBN_PUBLIC_CDN}/v1/wbn.js`)).text()).toContain(env.WBN_PUBLIC_API);

  const metrics = await (await fetch(`${env.WBN_PUBLIC_API}/metrics`)).text();
  expect(metrics).toMatch(/^wbn_database_connections\{.*pool="primary",state="idle".*\} \d/m);
  expect(metrics).toMatch(/^wbn_network_figure\{.*figure="mailsWaiting".*\} 0$/m);

  const list = path.join(dataDir, 'list.jsonl');
  writeFileSync(list, `${JSON.stringify({ type: 'product', name: 'Hexagonal bolt M8', externalID: 'bolt' })}\n`);
  const imported = spawnSync(process.execPath, ['import.mjs', list], { cwd: folder, env, encoding: 'utf8' });
  expect([imported.stderr, imported.status]).toEqual(['', 0]);
  const found = await fetch(`${env.WBN_PUBLIC_API}/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'bolt' }),
  });
  expect(JSON.stringify(await found.json())).toContain('Hexagonal bolt M8');
});

it('a demonstration is refused there with a sentence, and leaves no data behind', { timeout: 60_000 }, async () => {
  const empty = newDataDir();
  const env = { ...envOf(await freePorts()), WBN_DATA_DIR: empty, WBN_ALLOW_DEMO: '1', WBN_SEED: '20' };
  const refused = spawnSync(process.execPath, ['serve.mjs'], { cwd: folder, env, encoding: 'utf8' });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/This installation has no demo data\. Leave WBN_ALLOW_DEMO out/);
  expect(refused.stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(empty)).toEqual([]);
  rmSync(empty, { recursive: true });
});
