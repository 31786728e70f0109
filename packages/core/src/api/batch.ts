import type { Client } from './client.ts';

type Settle<Value> = readonly [resolve: (value: Value | undefined) => void, reject: (error: unknown) => void];

/** Answers by id; ids without one are left out. */
export type ReadMany<Value> = (
  client: Client,
  ids: readonly string[],
  group: string,
) => Promise<ReadonlyMap<string, Value>>;

/**
 * Reads by id such that all ids of one turn and one group share a call for every `most` of them. Undefined for an id without an answer and
 * for one that is alone: the caller then sends the resource's own call, whose error says why it is missing.
 *
 * @example
 * const nameOf = createBatch(50, async (client, ids) => new Map(ids.map((id) => [id, `Business ${id}`])));
 * await Promise.all([nameOf(client, 'a'), nameOf(client, 'b')]); // ['Business a', 'Business b']
 */
export function createBatch<Value>(batchSize: number, readMany: ReadMany<Value>) {
  const asked = new Map<string, Map<string, Settle<Value>[]>>();

  async function readPart(client: Client, group: string, part: readonly (readonly [string, Settle<Value>[]])[]) {
    try {
      const ids = part.map(([id]) => id);
      const found = await readMany(client, ids, group);
      for (const [id, settles] of part) for (const [resolve] of settles) resolve(found.get(id));
    } catch (error) {
      for (const [, settles] of part) for (const [, reject] of settles) reject(error);
    }
  }

  function readAsked(client: Client, group: string): void {
    const all = [...asked.get(group)!];
    asked.delete(group);
    if (all.length === 1) for (const [resolve] of all[0]![1]) resolve(undefined);
    else
      for (let from = 0; from < all.length; from += batchSize)
        readPart(client, group, all.slice(from, from + batchSize));
  }

  return (client: Client, id: string, group = ''): Promise<Value | undefined> => {
    let waiting = asked.get(group);
    if (!waiting) {
      waiting = new Map();
      asked.set(group, waiting);
      setTimeout(readAsked, 0, client, group);
    }
    const settles = waiting.get(id) ?? [];
    waiting.set(id, settles);
    return new Promise((...settle) => settles.push(settle));
  };
}
