import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchBoost } from '../port.ts';
import { business, idOf, startTemporaryEngine } from '../testing/temporary-engine.ts';

const maximum: SearchBoost = { tier: 3, verified: true, boosted: true };
const none: SearchBoost = { tier: 0, verified: false };

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
}, 60_000);
afterAll(() => running?.stop());

const found = async (text: string) =>
  (await running.engine.search({ kind: 'business', type: 'MA', text })).hits.map((hit) => hit.id);

it('orders equally relevant businesses by tier, then by verification', async () => {
  await running.engine.put([
    business('a', 'Copper Wire House', { boost: none }),
    business('b', 'Copper Wire House', { boost: { tier: 2, verified: true } }),
    business('c', 'Copper Wire House', { boost: { tier: 2, verified: false } }),
    business('d', 'Copper Wire House', { boost: { tier: 0, verified: true } }),
  ]);
  expect(await found('copper wire')).toEqual(['b', 'c', 'd', 'a'].map(idOf));
});

it('never lifts a platinum business over one that fits better', async () => {
  await running.engine.put([
    business('fits', 'Hydraulic Pumps', { boost: none }),
    business('named only', 'Hydraulic Hoses', { description: 'We also sell pumps', boost: maximum }),
    business('described', 'General Trading', { description: 'Hydraulic pumps and much else', boost: maximum }),
    business('goes with', 'Seals for hydraulic pumps', { boost: maximum }),
  ]);
  await running.engine.refreshStatistics();
  expect((await found('hydraulic pumps'))[0]).toBe(idOf('fits'));
  expect((await found('pumps'))[0]).toBe(idOf('fits'));
});

it('adds no more than a twentieth to a score', async () => {
  await running.engine.put([
    business('plain', 'Zirconium Crucibles', { boost: none }),
    business('boosted', 'Zirconium Crucibles', { boost: maximum }),
  ]);
  const { hits } = await running.engine.search({ kind: 'business', type: 'MA', text: 'zirconium crucibles' });
  const [boosted, plain] = hits;
  expect(boosted?.id).toBe(idOf('boosted'));
  expect((boosted?.score ?? 0) / (plain?.score ?? 1)).toBeLessThanOrEqual(1.0501);
});
