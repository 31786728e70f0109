import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** The version that a server speaks with a client, or `refused`. */
const handshake = (options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(options, () => {
      resolve(socket.getProtocol() ?? 'nothing');
      socket.end();
    }).on('error', () => resolve('refused'));
  });

const strictTransportOf = (address: string, ca: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get(address, { ca }, (answer) => {
      answer.resume();
      resolve(answer.headers['strict-transport-security']);
    }).on('error', reject);
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

describe.skipIf(!hasGates)('the network over TLS (needs the checkers of tests/gates, from the registry of npm)', () => {
  let port = 0;
  let env: NodeJS.ProcessEnv;
  let ca = '';
  let stop = async () => {};

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-tls-'));
    const { cert, key, text } = await certificate(folder);
    port = await freePorts();
    ca = text;
    env = { ...process.env, NODE_EXTRA_CA_CERTS: cert };
    const settings = { WBN_PORT: String(port), WBN_DATA_DIR: path.join(folder, 'data'), WBN_SEED: 'none' };
    const child = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
      env: { ...env, ...settings, WBN_TLS_CERT: cert, WBN_TLS_KEY: key },
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    while ((await statusOf(`https://localhost:${port}/`, text)) !== 200) {
      if (child.exitCode !== null) throw new Error('The network over TLS ended before it was ready.');
      await wait(200);
    }
  }, 120_000);
  afterAll(() => stop());

  it('has an A+ from the HTTP Observatory for the portal and the account site', async () => {
    for (const site of [`localhost:${port}`, `localhost:${port + 2}`]) {
      const { error, scan: found, tests } = await scan(site, env);
      expect(error).toBeUndefined();
      const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
      expect({ site, grade: found.grade, failed }).toEqual({ site, grade: 'A+', failed: [] });
    }
  }, 300_000);

  it('speaks TLS 1.2 and 1.3 with forward secrecy only, and promises TLS for a year, on every server', async () => {
    // Portal, API, account site, payments, CDN, files.
    for (const at of [0, 1, 2, 3, 4, 5].map((more) => port + more)) {
      const speaks = (options: ConnectionOptions) => handshake({ ...options, ca, port: at, host: 'localhost' });
      expect(await speaks({}), String(at)).toBe('TLSv1.3');
      expect(await speaks({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
      expect(await speaks({ maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384:AES128-SHA' })).toBe('refused');
      expect(await speaks({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toBe('refused');
      const age = await strictTransportOf(`https://localhost:${at}/`, ca);
      expect(age, String(at)).toMatch(/^max-age=(?:31536000|63072000); includeSubDomains/);
    }
  });
});
