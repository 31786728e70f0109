import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDatabase, sql } from '@wbn/database';
import { startTestServer } from '@wbn/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../support/ports.ts';
import { copyOfRepository } from '../support/repository-copy.ts';
import { nameOf, originsAt, ownerOn } from './owner-on.ts';
import { newDataDir, type StartedProcess, startProcess, statusOf, until } from './start-process.ts';

/** A migration as CONTRIBUTING.md allows it ("Migrations"): it only adds. */
const nextMigration = `import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

export const nextRelease: Migration = {
  up: runSql(\`
alter table businesses add column next_note text, add column next_count int not null default 7;
create table next_things (id uuid primary key, business_id uuid references businesses (id) on delete cascade);
create index businesses_next_note on businesses (next_note);
\`),
};
`;

let copy: string;
let database: Awaited<ReturnType<typeof startTestServer>>;
const started: StartedProcess[] = [];
beforeAll(async () => {
  copy = copyOfRepository();
  const migrations = path.join(copy, 'packages/database/src/migrations');
  writeFileSync(path.join(migrations, '999-next-release.ts'), nextMigration);
  const index = path.join(migrations, 'index.ts');
  const source = readFileSync(index, 'utf8').replace(/\n\};\n$/, "\n  '999-next-release': nextRelease,\n};\n");
  writeFileSync(index, `import { nextRelease } from './999-next-release.ts';\n${source}`);
  database = await startTestServer(true);
}, 120_000);
afterAll(async () => {
  for (const one of started) {
    one.child.kill('SIGTERM');
    await one.ended();
    rmSync(one.dataDir, { recursive: true, force: true });
  }
  await database?.stop();
  rmSync(copy, { recursive: true, force: true });
});

const promised: number[] = [];
/** Starts API and account site of a release on the one database; returns the origin of its API. */
async function start(release: string | undefined, env: Record<string, string>) {
  const port = await freePorts(promised);
  promised.push(port);
  const one = await startProcess(newDataDir(), { ...env, WBN_PORT: String(port) }, 'serve', release);
  started.push(one);
  const { api } = originsAt(port);
  const state = async (): Promise<number | string> =>
    one.child.exitCode === null ? statusOf(`${api}/health/ready`) : one.said();
  expect(await until(state, (value) => value === 200 || typeof value === 'string', 120_000)).toBe(200);
  return { ...one, api };
}

it('two releases serve side by side on the schema of the next one, and the old one starts on it again', {
  timeout: 300_000,
}, async () => {
  const port = await freePorts(promised);
  promised.push(port);
  const origins = originsAt(port);
  const secret = 'a secret of two releases, long enough';
  const env = {
    DATABASE_URL: database.url,
    WBN_PARTS: 'api,accounts',
    WBN_ALLOW_DEMO: '1',
    WBN_PUBLIC_PORTAL: origins.portal,
    WBN_PUBLIC_API: origins.api,
    WBN_PUBLIC_ACCOUNTS: origins.accounts,
    WBN_TOKEN_SECRET: secret,
    WBN_INTERNAL_KEY: secret,
    WBN_UPLOAD_SECRET: secret,
  };
  const now = await start(undefined, env);
  const owner = await ownerOn({ ...origins, accounts: now.api.replace(/\d+$/, (one) => String(Number(one) + 1)) });
  const first = await owner.createBusiness(now.api, 'Before The Rollout');

  // Rollout: the next release migrates while this one serves.
  const next = await start(copy, env);
  const db = createDatabase(database.url, { poolSize: 1 });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name like '999%'`.execute(db);
  expect(rows).toEqual([{ name: '999-next-release' }]);
  const byNow = await owner.createBusiness(now.api, 'By The Old Release');
  const byNext = await owner.createBusiness(next.api, 'By The New Release');
  for (const api of [now.api, next.api])
    expect(await Promise.all([first, byNow, byNext].map((id) => nameOf(api, id)))).toEqual([
      'Before The Rollout',
      'By The Old Release',
      'By The New Release',
    ]);

  // Rollback: the old release is restarted, and the schema stays.
  now.child.kill('SIGTERM');
  await now.ended();
  const again = await start(undefined, env);
  const afterwards = await owner.createBusiness(again.api, 'After The Rollback');
  expect(await nameOf(next.api, afterwards)).toBe('After The Rollback');
  expect(await nameOf(again.api, byNext)).toBe('By The New Release');
  const { rows: kept } = await sql<{ kept: string }>`select to_regclass('next_things')::text as kept`.execute(db);
  await db.destroy();
  expect(kept).toEqual([{ kept: 'next_things' }]);
});
