import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failSync, mayTrace } from '../../support/strace.ts';
import { aLedger, type DurableApi, expectComplete, startDurableApi, until } from './durable-api.ts';

/** The disk fails when PostgreSQL syncs a commit, whose result is then unknown. */

const rounds = 3;
const isHere = mayTrace();
const needs = isHere ? '' : ' (no strace here that may look into processes)';

describe.runIf(isHere)(`a disk that fails at fsync${needs}`, () => {
  let durable: DurableApi;
  beforeAll(async () => {
    durable = await startDurableApi();
  }, 60_000);
  afterAll(() => durable?.api.stop());

  const writers = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where backend_type = 'client backend'`.execute(durable.api.db);
    return rows.map(({ pid }) => pid);
  };

  it('costs no acknowledged write and makes none twice: PostgreSQL ends all work, recovers, and the API goes on by itself', {
    timeout: 120_000,
  }, async () => {
    const ledger = await aLedger(durable);
    const writing = ledger.write(4);
    for (let round = 0; round <= rounds; round += 1) {
      const before = ledger.acknowledged.length;
      await until(() => ledger.acknowledged.length > before + 10 * round);
      // After the last round the server continues.
      if (round < rounds) expect(await failSync(await writers())).toBeGreaterThan(0);
    }
    ledger.close();
    await writing;
    await expectComplete(ledger, durable);
  });
});
