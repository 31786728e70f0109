import { describe, expect, it } from 'vitest';
import { mergeFrom, movePostings, NOWHERE, planMerge } from './merge-plan.ts';

const sizes = (...documents: number[]) => documents.map((size) => ({ documents: size, replaced: 0 }));

describe('segments to merge', () => {
  it('are those that newer ones together equal, with all newer ones', () => {
    expect(mergeFrom(sizes(10_000, 4_000, 2_000, 1_000))).toBeUndefined();
    expect(mergeFrom(sizes(10_000, 4_000, 2_000, 1_000, 1_000))).toBe(1);
    expect(mergeFrom(sizes(10_000, 3_000, 4_000))).toBe(1);
  });

  it('are small ones at once, and none is merged with itself', () => {
    expect(mergeFrom(sizes(10_000, 300, 10))).toBe(1);
    expect(mergeFrom(sizes(10_000, 300))).toBeUndefined();
    expect(mergeFrom([])).toBeUndefined();
  });

  it('count replaced versions as documents, so that these leave the lists in time', () => {
    expect(mergeFrom([...sizes(10_000), { documents: 10, replaced: 9_990 }])).toBe(0);
  });

  it('are few, and copy each document about once per doubling', () => {
    let held: { documents: number; replaced: number }[] = sizes(1_000_000);
    let copied = 0;
    for (let write = 0; write < 1_000; write += 1) {
      held.push({ documents: 1_000, replaced: 0 });
      const from = mergeFrom(held);
      if (from === undefined) continue;
      const merged = held.slice(from).reduce((sum, { documents }) => sum + documents, 0);
      copied += merged;
      held = [...held.slice(0, from), { documents: merged, replaced: 0 }];
      expect(held.length).toBeLessThanOrEqual(12);
    }
    expect(copied / 1_000_000).toBeLessThan(Math.log2(1_000) + 2);
  });
});

describe('a merged segment', () => {
  const members = [
    { seqs: Float64Array.of(11, 12, 15), gone: Float64Array.of(3, 7) },
    { seqs: Float64Array.of(21, 22), gone: Float64Array.of(5, 12) },
  ];
  const plan = planMerge(members, 10);

  it('holds the documents that none of its segments replaces, and the versions of older segments', () => {
    expect([...plan.seqs]).toEqual([11, 15, 21, 22]);
    expect([...plan.gone]).toEqual([3, 5, 7]);
    expect(plan.places.map((places) => [...places])).toEqual([
      [0, NOWHERE, 1],
      [2, 3],
    ]);
  });

  it('keeps the impacts of the documents that stay', () => {
    const body = Buffer.from([0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 3, 4, 0, 0, 0, 2, 5, 6]);
    expect([...movePostings(body, plan.places[0]!)]).toEqual([0, 0, 0, 0, 1, 2, 0, 0, 0, 1, 5, 6]);
  });
});
