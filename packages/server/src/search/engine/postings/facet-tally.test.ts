import { describe, expect, it } from 'vitest';
import { FacetTally } from './facet-tally.ts';
import { facetValues } from './facet-values.ts';

/** A list in the format of search_segment_list. */
function listOf(...places: number[]): Buffer {
  const body = Buffer.alloc(places.length * 6);
  for (const [at, place] of places.entries()) body.writeUInt32BE(place, at * 6);
  return body;
}

const values = facetValues(4, [
  { value: 'country:sa', body: listOf(0, 1) },
  { value: 'country:us', body: listOf(2, 3) },
  { value: 'tier:2', body: listOf(1, 2, 3) },
]);

describe('the facets of documents', () => {
  it('count each value of the documents that meet all filters', () => {
    const counting = new FacetTally(['country', 'tier'], []);
    counting.addSegment(values, (place) => (place === 3 ? -2 : -1));
    counting.addDocument(['=country:sa', '=amount:5'], -1);
    expect(counting.counted()).toEqual({
      country: [
        { value: 'sa', count: 3 },
        { value: 'us', count: 1 },
      ],
      tier: [{ value: '2', count: 2 }],
    });
  });

  it('of a filter also count documents that miss that filter alone', () => {
    const counting = new FacetTally(['country', 'tier'], ['country', 'tier']);
    // Only the document at 1 is Saudi and of tier 2; the one at 0 misses the tier, those at 2 and 3 the country.
    counting.addSegment(values, (place) => [1, -1, 0, 0][place]!);
    expect(counting.counted()).toEqual({
      country: [
        { value: 'us', count: 2 },
        { value: 'sa', count: 1 },
      ],
      tier: [{ value: '2', count: 1 }],
    });
  });

  it('count the values of every specification where these are asked for', () => {
    const counting = new FacetTally(['spec.*'], []);
    counting.addDocument(['=spec.material:steel', '=country:sa'], -1);
    expect(counting.counted()).toEqual({ 'spec.material': [{ value: 'steel', count: 1 }] });
  });
});
