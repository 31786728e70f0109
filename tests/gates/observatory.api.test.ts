import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePorts } from '../support/ports.ts';
import { gateFile, gateModule, hasGates } from './gates.ts';

interface SelfSigned {
  generate(names: object[], options: object): Promise<{ private: string; cert: string }>;
}
interface Scan {
  readonly error?: string;
  readonly scan: { readonly grade: string };
  readonly tests: Record<string, { readonly pass: boolean; readonly result: string }>;
}

/** A self-signed certificate for this machine, trusted only when configured. */
async function certificate(folder: string) {
  const { generate } = await gateModule<SelfSigned>('selfsigned/index.js');
  const names = { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] };
  const extensions = [{ name: 'basicConstraints', cA: true }, names];
  const made = await generate([{ name: 'commonName', value: 'localhost' }], { algorithm: 'sha256', extensions });
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  writeFileSync(files.cert, made.cert);
  writeFileSync(files.key, made.private);
  return { ...files, text: made.cert };
}

const statusOf = (address: string, ca: string): Promise<number> =>
  new Promise((resolve) => {
    get(address, { ca }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });

function scan(site: string, env: NodeJS.ProcessEnv): Promise<Scan> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [gateFile('@mdn/mdn-http-observatory/src/scan.js'), site], { env });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    child.on('error', reject);
    child.on('exit', () => resolve(JSON.parse(said) as Scan));
  });
}

it.skipIf(!hasGates)(
  'has an A+ from the HTTP Observatory for the portal and the account site, over TLS',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-tls-'));
    const { cert, key, text } = await certificate(folder);
    const port = await freePorts();
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: cert };
    const settings = { WBN_PORT: String(port), WBN_DATA_DIR: path.join(folder, 'data'), WBN_SEED: 'none' };
    const child = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
      env: { ...env, ...settings, WBN_TLS_CERT: cert, WBN_TLS_KEY: key },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    onTestFinished(async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });
    while ((await statusOf(`https://localhost:${port}/`, text)) !== 200) {
      if (child.exitCode !== null) throw new Error('The network over TLS ended before it was ready.');
      await wait(200);
    }
    for (const site of [`localhost:${port}`, `localhost:${port + 2}`]) {
      const { error, scan: found, tests } = await scan(site, env);
      expect(error).toBeUndefined();
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      expect({ site, grade: found.grade, failed }).toEqual({ site, grade: 'A+', failed: [] });
    }
  },
  300_000,
);
