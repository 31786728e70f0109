import type { SearchAnswer } from './engine/index.ts';

/** `global` or undefined means no country filter. */
export const countryAsked = (country: string | undefined) =>
  country === undefined || country === 'global' ? undefined : country.toUpperCase();

/** Items in the engine's order. Items that a lagging replica lacks, or that were just removed, are left out. */
export const inOrder = <Item>(ids: readonly string[], items: ReadonlyMap<string, Item>): Item[] =>
  ids.flatMap((id) => {
    const item = items.get(id);
    return item === undefined ? [] : [item];
  });

/** How the words of the search were corrected or relaxed, for the reader. */
export const readingOf = ({ corrected, relaxed }: SearchAnswer) => ({
  ...(corrected === undefined ? {} : { corrected }),
  ...(relaxed > 0 ? { relaxed: true as const } : {}),
});

export const exactness = (found: SearchAnswer) => ({ total_is_exact: found.totalIsExact, ...readingOf(found) });
