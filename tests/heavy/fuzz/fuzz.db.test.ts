import { type Call, type CallName, calls } from '@wbn/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { again, fuzz, judged, mustHold, type Report } from './world/run.ts';
import { startWorld, type World } from './world/world.ts';

/**
 * Every call of the contract with a thousand inputs that are generated from its shapes and then damaged: never a 5xx or a hang, always an
 * answer in the contract's form. Injected into the real app with its real PostgreSQL. `WBN_FUZZ_SEED` selects other inputs,
 * `WBN_FUZZ_CASES` their number, `WBN_FUZZ_CASE` a single case.
 */
const seed = process.env.WBN_FUZZ_SEED ?? 'found';
const each = Number(process.env.WBN_FUZZ_CASES ?? 1000);
const single = process.env.WBN_FUZZ_CASE;

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world?.stop());

// A stream never ends.
const names = (Object.keys(calls) as CallName[]).filter((name) => !(calls[name] as Call).stream);

describe.runIf(single === undefined)('every call takes any input', () => {
  const reports = new Map<CallName, Report>();

  it.each(names)('%s', { timeout: 120_000 }, async (name) => {
    const report = await fuzz(name, each, seed, world.around, world.send);
    reports.set(name, report);
    mustHold([report]);
  });

  it('and the inputs were not all refused at the door', () => {
    expect(reports.size).toBe(names.length);
    const share = (status: number) =>
      [...reports.values()].filter((report) => (report.statuses.get(status) ?? 0) >= each / 50).length / reports.size;
    expect(share(200)).toBeGreaterThan(0.6);
    expect(share(400)).toBeGreaterThan(0.9);
  });

  it('and no prototype was polluted', () => {
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe.runIf(single !== undefined)('one case', () => {
  it(String(single), async () => {
    const one = again(single ?? '', world.around);
    console.log(one.method, one.url, one.headers, String(one.payload).slice(0, 3000));
    const { answered, complaint } = await judged(one, world.send);
    console.log(answered?.statusCode, answered?.body);
    expect(complaint).toBeUndefined();
  });
});
