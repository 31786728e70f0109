import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { debianPostgres, startDebianServer } from '@wbn/database/testing';
import { afterEach, expect, it } from 'vitest';
import { freePorts } from '../support/ports.ts';
import { nameOf, type Origins, originsAt, ownerOn, searchFor } from './owner-on.ts';
import { newDataDir, processesOn, type StartedProcess, startProcess, statusOf, until } from './start-process.ts';

const secret = 'a secret of a backup, long enough';
const settings = {
  WBN_ALLOW_DEMO: '1',
  WBN_TOKEN_SECRET: secret,
  WBN_INTERNAL_KEY: secret,
  WBN_UPLOAD_SECRET: secret,
};

const started: StartedProcess[] = [];
/** npm ends before the network does: wait until nothing uses the folder any more. */
const end = async (one: StartedProcess): Promise<void> => {
  one.child.kill('SIGTERM');
  await one.ended();
  await until(
    async () => [await statusOf(one.portal), processesOn(one.dataDir).length, existsSync(urlFile(one.dataDir))],
    ([status, processes, isOpen]) => status === 0 && processes === 0 && !isOpen,
    30_000,
  );
};
/** Written while a network uses the folder. */
const urlFile = (dataDir: string): string => path.join(dataDir, 'database-url');
afterEach(async () => {
  for (const one of started.splice(0)) {
    await end(one);
    rmSync(one.dataDir, { recursive: true, force: true });
  }
});

async function start(dataDir: string, env: Record<string, string>): Promise<StartedProcess & Origins> {
  const port = await freePorts();
  const one = await startProcess(dataDir, { ...settings, ...env, WBN_PORT: String(port) }, 'serve');
  started.push(one);
  await one.ready();
  return { ...one, ...originsAt(port) };
}

/** The restored network knows its people, pages and search. */
async function expectWhole(network: Origins, businessID: string): Promise<void> {
  expect(await nameOf(network.api, businessID)).toBe('Worth Keeping');
  expect(await searchFor(network.api, 'worth keeping')).toContain(businessID);
  const owner = await ownerOn(network);
  const further = await owner.createBusiness(network.api, 'After The Restore');
  expect(await nameOf(network.api, further)).toBe('After The Restore');
}

const programs = debianPostgres(15);
it.skipIf(!programs)(
  'a dump of a running network, restored on another server, is a whole network (needs pg_dump of postgresql-15)',
  {
    timeout: 300_000,
  },
  async () => {
    const [server, other] = [await startDebianServer(programs!), await startDebianServer(programs!)];
    try {
      const network = await start(newDataDir(), { DATABASE_URL: server.url });
      const businessID = await (await ownerOn(network)).createBusiness(network.api, 'Worth Keeping');
      // Nothing was uploaded yet.
      mkdirSync(path.join(network.dataDir, 'files'), { recursive: true });
      const backup = path.join(network.dataDir, 'backup');
      const program = (name: string) => path.join(programs!, name);
      execFileSync(program('pg_dump'), ['--format=directory', '--jobs=2', `--file=${backup}`, server.url]);
      await end(network);

      const restored = newDataDir();
      const options = ['--no-owner', '--exit-on-error', '--jobs=2', `--dbname=${other.url}`];
      execFileSync(program('pg_restore'), [...options, backup]);
      cpSync(path.join(network.dataDir, 'files'), path.join(restored, 'files'), { recursive: true });
      await expectWhole(await start(restored, { DATABASE_URL: other.url }), businessID);
    } finally {
      for (const one of started) await end(one);
      await Promise.all([server.stop(), other.stop()]);
    }
  },
);

it('a copy of the data folder of a stopped network with the embedded PostgreSQL is a whole network', {
  timeout: 240_000,
}, async () => {
  const network = await start(newDataDir(), {});
  const businessID = await (await ownerOn(network)).createBusiness(network.api, 'Worth Keeping');
  await end(network);
  const copy = newDataDir();
  execFileSync('cp', ['-a', `${network.dataDir}/.`, copy]);
  await expectWhole(await start(copy, {}), businessID);
});
