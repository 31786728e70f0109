import type { SearchAnswer } from './engine/index.ts';

/** `global`, or nothing, is no filter. */
export const countryAsked = (country: string | undefined) =>
  country === undefined || country === 'global' ? undefined : country.toUpperCase();

/** What the engine ranked, in its order; what a lagging replica does not have yet, or what was just removed, is left out. */
export const inOrder = <Item>(ids: readonly string[], items: ReadonlyMap<string, Item>): Item[] =>
  ids.flatMap((id) => {
    const item = items.get(id);
    return item === undefined ? [] : [item];
  });

/** What a reader has to know about the words of their search. */
export const readingOf = ({ corrected, relaxed }: SearchAnswer) => ({
  ...(corrected === undefined ? {} : { corrected }),
  ...(relaxed > 0 ? { relaxed: true as const } : {}),
});

export const exactness = (found: SearchAnswer) => ({ total_is_exact: found.totalIsExact, ...readingOf(found) });
