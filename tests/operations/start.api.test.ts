import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts } from '../support/ports.ts';
import { openToOthers } from './open-to-others.ts';
import { newDataDir, processesOn, type StartedProcess, startProcess, statusOf, until } from './start-process.ts';

const started: StartedProcess[] = [];
const start = async (dataDir: string, env?: Record<string, string>): Promise<StartedProcess> => {
  const one = await startProcess(dataDir, env);
  started.push(one);
  return one;
};

afterEach(async () => {
  const all = started.splice(0);
  for (const one of all) one.child.kill('SIGTERM');
  for (const one of all) {
    await one.ended();
    await until(
      () => processesOn(one.dataDir),
      (left) => left.length === 0,
    );
    rmSync(one.dataDir, { recursive: true, force: true });
  }
});

describe('npm start', () => {
  it('refuses a second start on one data folder, naming who holds it', { timeout: 120_000 }, async () => {
    const first = await start(newDataDir());
    await first.ready();
    for (const command of ['start', 'serve']) {
      const second = await startProcess(first.dataDir, { WBN_ALLOW_DEMO: '1' }, command);
      expect(await second.ended()).not.toBe(0);
      expect(second.said()).toMatch(/in use by process \d+/);
      expect(second.said()).toContain(first.portal);
      // A sentence for people, without a stack trace.
      expect(second.said()).not.toMatch(/^\s+at /m);
    }
    expect(await statusOf(first.portal)).toBe(200);
  });

  it('leaves nothing in its data folder that other users of the machine may read', { timeout: 120_000 }, async () => {
    const { dataDir, ready } = await start(newDataDir());
    await ready();
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['files', 'logs', 'secrets.json']));
    // Only the lock is for others: it says who holds the folder.
    expect(openToOthers(dataDir).map((file) => path.relative(dataDir, file))).toEqual([
      expect.stringContaining('lock'),
    ]);
  });

  it('keeps its data over a restart, and ends all of its processes on SIGTERM', { timeout: 120_000 }, async () => {
    const dataDir = newDataDir();
    const first = await start(dataDir);
    await first.ready();
    first.child.kill('SIGTERM');
    await first.ended();
    await until(
      () => processesOn(dataDir),
      (left) => left.length === 0,
    );

    const again = await start(dataDir);
    await again.ready();
    await until(again.said, (said) => said.includes('its data was kept'));
  });

  it('leaves no orphan when it is killed', { timeout: 120_000 }, async () => {
    const first = await start(newDataDir());
    await first.ready();
    expect(processesOn(first.dataDir).length).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await until(
      () => processesOn(first.dataDir),
      (left) => left.length === 0,
    );
    await until(
      () => statusOf(first.portal),
      (status) => status === 0,
    );
  });

  it('serves the parts of a network from a process each, at the same addresses', { timeout: 180_000 }, async () => {
    const WBN_PORT = String(await freePorts());
    const secret = 'the same in all processes, and long';
    const env = {
      WBN_PORT,
      WBN_ALLOW_DEMO: '1',
      WBN_TOKEN_SECRET: secret,
      WBN_INTERNAL_KEY: secret,
      WBN_UPLOAD_SECRET: secret,
    };
    const serve = async (WBN_PARTS: string) => {
      const one = await startProcess(newDataDir(), { ...env, WBN_PARTS }, 'serve');
      started.push(one);
      await until(one.said, (said) => /serves/.test(said), 60_000);
      return one;
    };
    const [portal, api, , , cdn] = [0, 1, 2, 3, 4].map((at) => `http://127.0.0.1:${Number(WBN_PORT) + at}`);
    const site = await serve('portal');
    const findsCompanies = async () =>
      (await (await fetch(`${portal}/search-result?business=MA`)).text()).includes('<wbn-business-card');
    // It answers and reports that the search failed.
    expect(await statusOf(portal!)).toBe(200);
    expect([await statusOf(`${api}/health/ready`), await statusOf(`${cdn}/v1/wbn.js`)]).toEqual([0, 0]);
    expect(await findsCompanies()).toBe(false);
    const data = await serve('api,accounts');
    expect(await statusOf(`${api}/health/ready`)).toBe(200);
    expect(await findsCompanies()).toBe(true);
    await serve('cdn');
    expect(await (await fetch(`${cdn}/v1/wbn.js`)).text()).toContain(`http://localhost:${Number(WBN_PORT) + 1}`);
    // PostgreSQL runs only where the database is.
    expect(processesOn(data.dataDir).length).toBeGreaterThan(0);
    expect(processesOn(site.dataDir)).toEqual([]);
  });

  it.each([
    ['WBN_PORT', 'eighty'],
    ['WBN_SEED', 'lots'],
    ['WBN_EDITION', 'zz'],
    ['WBN_LIMITS', 'sometimes'],
    ['DATABASE_URL', 'mysql://here/there'],
  ])('refuses %s=%s with a sentence that says what to write', { timeout: 60_000 }, async (name, value) => {
    const refused = await startProcess(newDataDir(), { [name]: value });
    expect(await refused.ended()).not.toBe(0);
    expect(refused.said()).toContain(name);
    expect(refused.said()).toMatch(/[Ww]rite /);
    rmSync(refused.dataDir, { recursive: true, force: true });
  });
});
