import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allParts } from './read-parts.ts';
import { readServeSettings } from './settings.ts';

/** The examples beside docs/operations.md: an operator copies them, so they must fit the program. */
const docs = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs');
const read = (file: string): string => readFileSync(path.join(docs, 'deploy', file), 'utf8');

const environmentOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]));
const given = environmentOf(read('site.env'));

it('site.env starts a network once its secrets are filled in', () => {
  const settings = readServeSettings(given, ['sa']);
  expect(settings.drain).toBeGreaterThan(0);
  expect(settings.isProxy?.('127.0.0.1')).toBe(true);
  const secrets = Object.entries(given).filter(([, value]) => value === '');
  expect(secrets.map(([name]) => name)).toEqual(['WBN_TOKEN_SECRET', 'WBN_INTERNAL_KEY', 'WBN_UPLOAD_SECRET']);
});

it('every variable of the examples stands in the table of docs/operations.md', () => {
  const table = readFileSync(path.join(docs, 'operations.md'), 'utf8');
  const texts = ['site.env', 'compose.yaml', 'wbn@.service', 'Dockerfile'].map(read).join('\n');
  const names = [...new Set(texts.match(/\b(?:WBN|DATABASE|REDIS|SMTP|S3|STRIPE)_[A-Z_]+\b/g))];
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) expect(table, name).toMatch(new RegExp(`^\\|.*\`${name}\``, 'm'));
});

it('compose.yaml starts each part of production, and a stop outlasts the drain', () => {
  const parts = [...read('compose.yaml').matchAll(/WBN_PARTS: '?([\w,]+)/g)].flatMap(([, list = '']) =>
    list.split(',').filter(Boolean),
  );
  expect(parts.sort()).toEqual(allParts.filter((part) => part !== 'payments').sort());
  const { drain } = readServeSettings(given, ['sa']);
  for (const [file, limit] of [
    ['compose.yaml', /stop_grace_period: (\d+)s/],
    ['wbn@.service', /TimeoutStopSec=(\d+)/],
  ] as const)
    expect(Number(limit.exec(read(file))?.[1]), file).toBeGreaterThan(drain + 3);
});

it('nginx.conf serves each public address from the port of its part, and keeps metrics inside', () => {
  const conf = read('nginx.conf');
  const { ports, addresses } = readServeSettings(given, ['sa']);
  for (const part of ['portal', 'api', 'accounts', 'cdn', 'files'] as const) {
    const { hostname } = new URL(addresses[part]);
    expect(conf, part).toMatch(
      new RegExp(`server_name ${hostname.replaceAll('.', '\\.')};[^]*?proxy_pass http://${part};`),
    );
    for (const file of ['upstreams.conf', 'upstreams.compose.conf'])
      expect(read(file), file).toMatch(new RegExp(`upstream ${part} \\{[^}]*:${ports[part]}[ ;]`));
  }
  expect(conf.match(/location = \/metrics \{ return 404; \}/g)).toHaveLength(3);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
it.skipIf(!hasNginx)('nginx accepts nginx.conf (needs nginx)', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbn-nginx-'));
  mkdirSync(path.join(folder, 'tls'));
  for (const file of ['nginx.conf', 'upstreams.conf']) cpSync(path.join(docs, 'deploy', file), path.join(folder, file));
  const key = ['-keyout', `${folder}/tls/privkey.pem`, '-out', `${folder}/tls/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', ...key], {
    stdio: 'ignore',
  });
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', path.join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});
