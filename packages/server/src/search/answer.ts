import type { SearchAnswer } from './engine/index.ts';
import { missingAsTyped } from './missing-as-typed.ts';
import type { Interpretation } from './understanding/understand.ts';

/** `global` or undefined means no country filter. */
export const countryAsked = (country: string | undefined) =>
  country === undefined || country === 'global' ? undefined : country.toUpperCase();

/** Items in the engine's order. Items that a lagging replica lacks, or that were just removed, are left out. */
export const inOrder = <Item>(ids: readonly string[], items: ReadonlyMap<string, Item>): Item[] =>
  ids.flatMap((id) => {
    const item = items.get(id);
    return item === undefined ? [] : [item];
  });

interface Read {
  readonly found: SearchAnswer;
  readonly text: string;
  readonly interpretations?: readonly Interpretation[];
}

/** How the words of the search were corrected or relaxed, and which parts of the search exclude results, for the reader. */
export const readingOf = ({
  found: { corrected, filteredOut, missing = [], relaxed },
  interpretations = [],
  text,
}: Read) => ({
  ...(corrected === undefined ? {} : { corrected }),
  ...(relaxed > 0 ? { relaxed: true as const } : {}),
  ...(filteredOut ? { filteredOut } : {}),
  ...(missing.length > 0 ? { missing: missingAsTyped(missing, text, interpretations) } : {}),
});

export const exactness = (read: Read) => ({ total_is_exact: read.found.totalIsExact, ...readingOf(read) });
