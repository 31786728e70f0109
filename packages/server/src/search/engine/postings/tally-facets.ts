import type { FacetCount } from '../port.ts';
import { FacetTally } from './facet-tally.ts';
import { isAt, marks, met, type Weighed } from './tally-memory.ts';
import type { TallyQuery } from './tally-query.ts';

/** Counts the facets of a step, before documents that miss a filter are dropped. `newer` belongs to `query.fresh`. */
export function countFacets(
  { facets, fresh, parts }: TallyQuery,
  offsets: readonly number[],
  newer: readonly Weighed[],
  least: number,
): Record<string, FacetCount[]> | undefined {
  if (!facets) return undefined;
  const all = (1 << facets.chosen.length) - 1;
  /** The one filter that a document misses; -1 if it meets all, -2 if it misses several. */
  const missedBy = (own: number) => {
    const missed = all & ~own;
    if (missed === 0) return -1;
    return (missed & (missed - 1)) === 0 ? 31 - Math.clz32(missed) : -2;
  };
  const counting = new FacetTally(facets.names, facets.chosen);
  for (const [at, part] of parts.entries()) {
    const offset = offsets[at] ?? 0;
    if (!part.facets) continue;
    counting.addSegment(part.facets, (place) =>
      isAt(marks[offset + place]!, least) ? missedBy(met[offset + place]!) : -2,
    );
  }
  for (const [at, one] of newer.entries())
    if (least > 0 ? one.held >= least : one.alone) counting.addDocument(fresh[at]?.marks ?? [], missedBy(one.met));
  return counting.counted();
}
