import type { ApiProcess } from './api-process.ts';

/** A request of a page or form. */
export interface PageRequest {
  readonly page: string;
  readonly input: string;
  /** Makes what the request needs; the returned function sends it and tells the status of the answer. */
  prepare(): Promise<() => Promise<number>>;
}

export interface WorstOfPage {
  readonly page: string;
  readonly input: string;
  readonly block: number;
  /** The statuses of all answers. */
  readonly statuses: readonly number[];
}

/** The input with the longest block of the event loop for each page; of each input the shortest block of several rounds. */
export async function worstOfPages(
  api: ApiProcess,
  requests: readonly PageRequest[],
  rounds: number,
  goal: number,
): Promise<WorstOfPage[]> {
  const worst = new Map<string, WorstOfPage>();
  for (const { input, page, prepare } of requests) {
    let least = Number.POSITIVE_INFINITY;
    const statuses = new Set(worst.get(page)?.statuses);
    for (let round = 0; round < rounds && least > goal / 2; round += 1) {
      const send = await prepare();
      const { block, result } = await api.longestBlock(send);
      least = Math.min(least, block);
      statuses.add(result);
    }
    const before = worst.get(page);
    const one = before !== undefined && before.block >= least ? before : { page, input, block: least };
    worst.set(page, { ...one, statuses: [...statuses] });
  }
  return [...worst.values()].toSorted((one, other) => other.block - one.block);
}
