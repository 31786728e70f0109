import { rmSync } from 'node:fs';
import { createDatabase, sql } from '@wbn/database';
import { debianPostgres, startDebianServer } from '@wbn/database/testing';
import { expect, it } from 'vitest';
import { freePorts } from '../support/ports.ts';
import { newDataDir, startProcess, statusOf, until } from './start-process.ts';

const programs = debianPostgres(15);

it.skipIf(!programs)(
  'a whole network runs on PostgreSQL 15: filled, searched, and restarted (needs postgresql-15 of Debian)',
  { timeout: 240_000 },
  async () => {
    const server = await startDebianServer(programs!);
    const dataDir = newDataDir();
    const WBN_PORT = String(await freePorts());
    const env = { WBN_PORT, DATABASE_URL: server.url };
    try {
      for (const said of [/with 20 new businesses/, /its data was kept/]) {
        const network = await startProcess(dataDir, env);
        const portal = `http://localhost:${WBN_PORT}`;
        await until(
          () => statusOf(portal),
          (status) => status === 200,
          90_000,
        );
        const found = await (await fetch(`${portal}/search-result?business=MA`)).text();
        expect(found.includes('<wbn-business-card'), 'the search finds businesses').toBe(true);
        await expect.poll(network.said).toMatch(said);
        network.child.kill('SIGTERM');
        await network.ended();
        await until(
          () => statusOf(portal),
          (status) => status === 0,
        );
      }
      const db = createDatabase(server.url, { poolSize: 1 });
      const { rows } = await sql`
      select attname, attstorage from pg_attribute where atttypid = 'bytea'::regtype
      and attrelid in ('search_segment_list'::regclass, 'search_part_segment'::regclass) order by 1`.execute(db);
      await db.destroy();
      // Posting lists are compressed already: PostgreSQL must not try again.
      expect(rows).toEqual([
        { attname: 'body', attstorage: 'e' },
        { attname: 'gone', attstorage: 'e' },
        { attname: 'seqs', attstorage: 'e' },
      ]);
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
