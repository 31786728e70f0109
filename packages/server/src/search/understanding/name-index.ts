import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import { type Lexicon, ourLexicon, type PlaceName } from './lexicon.ts';

/** Milliseconds of building after which other requests have their turn. */
const piece = 5;

type Build<Index> = (names: readonly PlaceName[]) => Generator<undefined, Index>;

const prepared: ((names: readonly PlaceName[], pause: () => Promise<unknown>) => Promise<void>)[] = [];

/**
 * An index of all names of goods, kept for each list of names. Going through tens of thousands of names would hold all other requests, so that of our own
 * names is built when a process starts, and those of changed names by `prepareNames`, before a search uses them. `build` yields after each name.
 */
export function nameIndex<Index>(build: Build<Index>): (lexicon: Lexicon) => Index {
  const known = new WeakMap<readonly PlaceName[], Index>();
  const indexOf = ({ placeNames }: Lexicon): Index => {
    const had = known.get(placeNames);
    if (had !== undefined) return had;
    const steps = build(placeNames);
    for (;;) {
      const { done, value } = steps.next();
      if (!done) continue;
      known.set(placeNames, value);
      return value;
    }
  };
  prepared.push(async (names, pause) => {
    if (known.has(names)) return;
    const steps = build(names);
    let began = performance.now();
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        known.set(names, value);
        return;
      }
      if (performance.now() - began < piece) continue;
      await pause();
      began = performance.now();
    }
  });
  indexOf(ourLexicon);
  return indexOf;
}

/** Builds all indexes of a lexicon in pieces, between which other requests have their turn. */
export async function prepareNames(
  { placeNames }: Lexicon,
  pause: () => Promise<unknown> = othersHadTheirTurn,
): Promise<void> {
  for (const prepare of prepared) await prepare(placeNames, pause);
}
