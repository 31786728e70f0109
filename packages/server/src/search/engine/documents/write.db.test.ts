import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchDocument } from '../port.ts';
import { product, startTemporaryEngine } from '../testing/temporary-engine.ts';

let running: Awaited<ReturnType<typeof startTemporaryEngine>>;
beforeAll(async () => {
  running = await startTemporaryEngine({ upkeep: false });
}, 60_000);
afterAll(() => running?.stop());

it('others have their turn between two documents, and each document is found', async () => {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const readIn = new Set<number>();
  const documents = Array.from(
    { length: 30 },
    (_, n): SearchDocument => ({
      ...product(`long ${n}`, `Long valve ${n}`),
      // Half a batch of letters: the documents go into several statements.
      get description() {
        readIn.add(turn);
        return `word${n} `.repeat(30_000);
      },
    }),
  );
  setImmediate(count);
  await running.engine.put(documents);
  isOver = true;
  expect(readIn.size).toBe(documents.length);
  const { total } = await running.engine.search({ kind: 'product', text: 'long valve', size: 5 });
  expect(total).toBe(documents.length);
});
