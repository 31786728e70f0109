import type { FacetCount } from '../port.ts';
import { everySpec } from './facet-values.ts';
import type { FacetValues } from './postings.ts';

/** Most values of one facet in an answer, the most frequent first. */
export const MOST_VALUES = 300;

export const nameOfMark = (mark: string) => mark.slice(0, Math.max(0, mark.indexOf(':')));

/**
 * Counts the values of facets over documents. A document that meets all filters counts for all facets; one that misses a single filter counts
 * for the facet of that filter alone, so that its other values stay visible.
 */
export class FacetTally {
  readonly #counts = new Map<string, number>();
  readonly #names: readonly string[];
  /** Names of the query's filters, in their order. */
  readonly #chosen: readonly string[];

  constructor(names: readonly string[], chosen: readonly string[]) {
    this.#names = names;
    this.#chosen = chosen;
  }

  #isAsked(name: string): boolean {
    return this.#names.includes(name) || (name.startsWith('spec.') && this.#names.includes(everySpec));
  }

  #add(value: string, count: number): void {
    if (count > 0) this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
  }

  /**
   * Counts documents of a segment. `missed` says for a place which filter its document alone misses; -1 if it meets all, -2 if it does
   * not count.
   */
  addSegment({ values, starts, held }: FacetValues, missed: (place: number) => number): void {
    const counts = new Uint32Array(values.length);
    const filterOf = Int8Array.from(values, (value) => this.#chosen.indexOf(nameOfMark(value)));
    for (let place = 0; place < starts.length - 1; place += 1) {
      const filter = missed(place);
      if (filter < -1) continue;
      for (let at = starts[place]!; at < starts[place + 1]!; at += 1) {
        const value = held[at]!;
        if (filter < 0 || filterOf[value] === filter) counts[value]! += 1;
      }
    }
    for (const [at, count] of counts.entries()) this.#add(values[at]!, count);
  }

  /** Counts one document by its marks, each as `=name:value`. */
  addDocument(marks: readonly string[], missed: number): void {
    if (missed < -1) return;
    for (const mark of marks) {
      const value = mark.slice(1);
      const name = nameOfMark(value);
      if (this.#isAsked(name) && (missed < 0 || this.#chosen.indexOf(name) === missed)) this.#add(value, 1);
    }
  }

  counted(): Record<string, FacetCount[]> {
    const byName = Map.groupBy(this.#counts, ([value]) => nameOfMark(value));
    return Object.fromEntries(
      [...byName]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([name, values]) => [
          name,
          values
            .map(([value, count]) => ({ value: value.slice(name.length + 1), count }))
            .sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
            .slice(0, MOST_VALUES),
        ]),
    );
  }
}
