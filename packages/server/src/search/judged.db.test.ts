import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { documentsOf, hasJudgedSets, type JudgedSet, meanNdcg } from './engine/testing/judged-sets.ts';
import { startTemporaryEngine } from './engine/testing/temporary-engine.ts';
import { ourLexicon } from './understanding/lexicon.ts';

/** The same minimum scores as the engine's own: query interpretation must not lower the engine's results. */
const floors: [JudgedSet, number][] = [
  ['esci150', 0.7],
  ['icecat135', 0.82],
];

describe.skipIf(!hasJudgedSets())(
  'queries of the judged sets as the service reads them (skipped where they do not lie beside the repository)',
  () => {
    let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
    beforeAll(async () => {
      running = await startTemporaryEngine({ upkeep: false });
    }, 60_000);
    afterAll(() => running?.stop());

    it.each(floors)(
      'are answered on %s with a mean nDCG@10 of %f at least',
      async (set, floor) => {
        await running.engine.rebuild(documentsOf(set));
        const mean = await meanNdcg(set, async (textQuery) => {
          const { query } = ask({ textQuery, skip: 0 }, { kind: 'product', size: 10 }, ourLexicon);
          const { hits } = await running.engine.search(query);
          return hits.map((hit) => hit.id);
        });
        process.stdout.write(`${set}: ${mean.toFixed(3)}\n`);
        expect(mean).toBeGreaterThanOrEqual(floor);
      },
      240_000,
    );
  },
);
