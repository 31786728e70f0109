import type { Context } from '../../context.ts';
import type { SearchAnswer, SearchQuery } from '../engine/index.ts';
import { reordered } from './learned.ts';

/** Searches; the first hits are in the order that people's choices after the same words suggest. */
export async function searchLearned(
  { learned, search }: Pick<Context, 'learned' | 'search'>,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const { from = 0, kind, size = 5, sort, strict, text } = query;
  if (kind === 'user' || kind === 'post' || sort || strict || from >= reordered || !learned.knows(kind, text))
    return search.search(query);
  const found = await search.search({ ...query, from: 0, size: Math.max(reordered, from + size) });
  const hits = [...learned.reorder(kind, text, found.hits.slice(0, reordered)), ...found.hits.slice(reordered)];
  return { ...found, hits: hits.slice(from, from + size) };
}
