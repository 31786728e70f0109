import { sql } from '@wbn/database';
import { startTemporaryDatabase } from '@wbn/database/testing';
import { expect, it } from 'vitest';
import { serverMigrations } from '../../index.ts';
import { reindexAll } from './reindex-all.ts';

it('takes statistics of the tables that it reads, which a fresh or restored database lacks', async () => {
  const { db, stop } = await startTemporaryDatabase(serverMigrations);
  try {
    await reindexAll(db);
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class where reltuples < 0
      and relname in ('businesses', 'business_categories', 'certificates', 'boosts', 'products', 'users', 'posts')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  } finally {
    await stop();
  }
});
