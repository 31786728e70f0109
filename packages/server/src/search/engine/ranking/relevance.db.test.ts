import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsOf, hasJudgedSets, type JudgedSet, meanNdcg } from '../testing/judged-sets.ts';
import { startTemporaryEngine } from '../testing/temporary-engine.ts';

const floors: [JudgedSet, number][] = [
  ['esci150', 0.7],
  ['icecat135', 0.82],
];

describe.skipIf(!hasJudgedSets())(
  'relevance on the judged sets (skipped where they do not lie beside the repository)',
  () => {
    let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
    beforeAll(async () => {
      running = await startTemporaryEngine({ upkeep: false });
    }, 60_000);
    afterAll(() => running?.stop());

    it.each(floors)(
      'ranks %s with a mean nDCG@10 of %f at least',
      async (set, floor) => {
        await running.engine.rebuild(documentsOf(set));
        const mean = await meanNdcg(set, async (text) => {
          const { hits } = await running.engine.search({ kind: 'product', text, size: 10 });
          return hits.map((hit) => hit.id);
        });
        process.stdout.write(`${set}: ${mean.toFixed(3)}\n`);
        expect(mean).toBeGreaterThanOrEqual(floor);
      },
      240_000,
    );
  },
);
