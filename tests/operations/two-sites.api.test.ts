import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { freePorts } from '../support/ports.ts';
import { newDataDir, type StartedProcess, startProcess } from './start-process.ts';

const started: StartedProcess[] = [];
const start = async (env: Record<string, string>, command?: string): Promise<StartedProcess> => {
  const one = await startProcess(newDataDir(), env, command);
  started.push(one);
  await one.ready();
  return one;
};
afterEach(async () => {
  for (const one of started.splice(0)) {
    one.child.kill('SIGTERM');
    await one.ended();
    rmSync(one.dataDir, { recursive: true, force: true });
  }
});

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64');
const built = ['packages/widgets/dist/cdn', 'host-site/dist'].map((folder) => path.join(top, folder));
/** Every built file with its content's hash and the time of its last change. */
const files = () =>
  Object.fromEntries(
    built.flatMap((folder) =>
      globSync('**/*', { cwd: folder })
        .map((name) => path.join(folder, name))
        .filter((file) => statSync(file).isFile())
        .map((file) => [file, `${hashOf(readFileSync(file))} ${statSync(file).mtimeMs}`]),
    ),
  );

const originAt = (site: StartedProcess, part: number, host = 'localhost') =>
  `http://${host}:${Number(new URL(site.portal).port) + part}`;
const cdnOf = (site: StartedProcess) => originAt(site, 4, '127.0.0.1');
const textOf = async (address: string) => (await fetch(address)).text();
const version = JSON.parse(readFileSync(path.join(top, 'packages/widgets/package.json'), 'utf8')).version as string;

/** Every file of the version from the CDN, checked against integrity.json. */
async function servedVersion(site: StartedProcess): Promise<Record<string, string>> {
  const folder = `${cdnOf(site)}/${version}`;
  const integrity = JSON.parse(await textOf(`${folder}/integrity.json`)) as Record<string, string>;
  for (const [name, hash] of Object.entries(integrity)) {
    const answer = await fetch(`${folder}/${name}`);
    expect(`sha256-${hashOf(Buffer.from(await answer.arrayBuffer()))}`, name).toBe(hash);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  return integrity;
}

const settingsOf = async (site: StartedProcess) => {
  const [, text = ''] = /id="wbn-data">(.*?)<\/script>/s.exec(await textOf(site.portal)) ?? [];
  return text;
};

it('a second site of another edition, from the same folder, changes no file of the first: each names its own addresses', {
  timeout: 240_000,
}, async () => {
  const sa = await start({ WBN_EDITION: 'sa' });
  const before = files();
  const servedBefore = await servedVersion(sa);
  // The second site names the portals of the network.
  const port = await freePorts();
  const sites = { mx: `http://localhost:${port}`, it: 'https://italia.example' };
  const named = Object.entries(sites).map(([code, address]) => `${code}=${address}`);
  const mx = await start(
    { WBN_EDITION: 'mx', WBN_ALLOW_DEMO: '1', WBN_PORT: String(port), WBN_SITES: named.join(',') },
    'serve',
  );
  expect(files()).toEqual(before);
  expect(await servedVersion(sa)).toEqual(servedBefore);
  expect(await servedVersion(mx)).toEqual(servedBefore);

  for (const [site, other, edition] of [
    [sa, mx, 'sa'],
    [mx, sa, 'mx'],
  ] as const) {
    const own = { api: originAt(site, 1), accounts: originAt(site, 2), portal: site.portal };
    expect(JSON.parse(await textOf(`${cdnOf(site)}/v1/site.json`))).toEqual(own);
    const alias = await textOf(`${cdnOf(site)}/v1/wbn.js`);
    for (const address of Object.values(own)) expect(alias).toContain(address);
    expect(alias).not.toContain(originAt(other, 1));
    expect(await settingsOf(site)).toContain(`"edition":"${edition}"`);
    expect(await settingsOf(site)).toContain(own.api);
  }

  const home = await textOf(sites.mx);
  expect(home).toContain('<a href="https://italia.example/"');
  expect(home).toContain('hreflang="it-IT" href="https://italia.example/"');
  expect(home).not.toContain('wbn.example/"');
  const allowed = async (origin: string) =>
    (await fetch(`${originAt(mx, 1)}/search/page-count`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect(await allowed(sites.it)).toBe(sites.it);
  expect(await allowed('https://it.wbn.example')).toBeNull();
});
