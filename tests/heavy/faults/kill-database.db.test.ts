import { afterAll, beforeAll, it } from 'vitest';
import { aLedger, type DurableApi, expectComplete, startDurableApi, until } from './durable-api.ts';

/** PostgreSQL's server is killed repeatedly under a running API while people write. Only its keeper restarts it. */

const rounds = 4;
let durable: DurableApi;
beforeAll(async () => {
  durable = await startDurableApi();
}, 60_000);
afterAll(() => durable?.api.stop());

it('loses no acknowledged write and makes none twice; meanwhile calls are answered with 503, and the API goes on by itself', {
  timeout: 120_000,
}, async () => {
  const ledger = await aLedger(durable);
  const writing = ledger.write(4);
  let killed = 0;
  for (let round = 0; round <= rounds; round += 1) {
    await until(() => durable.pid() !== killed);
    const before = ledger.acknowledged.length;
    // At a different moment each time; after the last round the server continues.
    await until(() => ledger.acknowledged.length > before + round);
    if (round === rounds) break;
    killed = durable.pid();
    process.kill(killed, 'SIGKILL');
  }
  ledger.close();
  await writing;
  await expectComplete(ledger, durable);
});
