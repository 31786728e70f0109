import { afterAll, beforeAll, expect, it } from 'vitest';
import { business, product, startTemporaryEngine } from '../testing/temporary-engine.ts';
import { refreshScope } from './statistics.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
}, 60_000);
afterAll(() => running?.stop());

/** The database, with `between` called after the statement of this number, counted from 1. */
function interruptedAfter(statement: number, between: () => Promise<void>) {
  let done = 0;
  return running.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      done += 1;
      if (done === statement) await between();
      return result;
    },
  });
}

it.each([1, 2, 3, 4, 5])(
  'finds the first product of a network that is written after statement %i of a refresh',
  async (at) => {
    const name = `zibdan${'abcde'[at - 1]}`;
    // A word in a company's name is right, so the search does not repair it.
    await running.engine.rebuild([business('maker', name)]);
    const put = () => running.engine.put([product(name, name)]);
    await refreshScope(interruptedAfter(at, put), 'product');
    expect((await running.engine.search({ kind: 'product', text: name })).total).toBe(1);
  },
);
