import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seenTogether, takeSample } from './co-occurrence.ts';
import { business, startTemporaryEngine } from './testing/temporary-engine.ts';
import { MANY, totalOf } from './totals.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
  const documents = Array.from({ length: 400 }, (_, at) =>
    business(`b${at}`, `house ${at % 2 ? 'steel' : 'brass'} ${at % 3 ? 'pipes' : 'valves'}`, {
      filters: { country: at % 4 ? 'sa' : 'us' },
    }),
  );
  await running.engine.put(documents);
  await running.engine.refreshStatistics();
}, 60_000);
afterAll(() => running?.stop());

describe('the kept sample', () => {
  it('is not taken of few documents, and of many tells how often lexemes and filters stand together', async () => {
    const seen = (...lexemes: string[]) => seenTogether(running.db, 'business:MA', lexemes);
    expect(await seen('hous')).toBeUndefined();
    await takeSample(running.db, 'business:MA', 20);
    expect(await seen('hous')).toEqual({ found: 400, share: 1 });
    expect(await seen('steel', 'pipe')).toEqual({ found: 133, share: 1 });
    expect(await seen('steel', 'pipe', '=country:sa')).toMatchObject({ share: 1 });
    expect(await seen('steel', 'brass')).toEqual({ found: 0, share: 1 });
    expect(await seen('steel', 'unheard')).toBeUndefined();
  });

  it('is gone with the statistics it was taken by', async () => {
    await running.engine.refreshStatistics();
    expect(await seenTogether(running.db, 'business:MA', ['hous'])).toBeUndefined();
  });

  it('never says many of few: those are counted', async () => {
    await takeSample(running.db, 'business:MA', 20);
    const plainly = { lexemes: ['steel', 'pipe'], age: 0 };
    expect(await totalOf(running.db, 'business:MA', "'steel'&'pipe'", 0, plainly)).toBe(133);
    expect(MANY).toBeGreaterThan(400);
  });
});
