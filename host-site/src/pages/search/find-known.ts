import { type FilterName, filterNames, findPage, type ResultsQuery } from '@wbn/core/search';

export type UnknownFilter = Exclude<FilterName, 'spec'>;

/** The filters that the search refused because a value of them does not exist. */
function unknownIn(error: unknown): UnknownFilter[] {
  const { fields = [], name } = error as { name?: string; fields?: readonly string[] };
  if (name !== 'FilterUnknown') return [];
  const refused = new Set(fields.map((field) => field.replace(/^filters\./, '').replace(/\.\d+$/, '')));
  return filterNames.filter((one) => one !== 'spec' && refused.has(one)) as UnknownFilter[];
}

function without(query: ResultsQuery, unknown: readonly UnknownFilter[]): ResultsQuery {
  const kept = Object.entries(query.filters ?? {}).filter(([name]) => !unknown.includes(name as UnknownFilter));
  return {
    ...query,
    filters: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    countries: unknown.includes('country') ? 'global' : query.countries,
  };
}

/** A page of results. Filters of the address whose values do not exist are left out, and named. */
export async function findKnown(client: Parameters<typeof findPage>[0], query: ResultsQuery) {
  const find = (asked: ResultsQuery) => findPage(client, asked, { facets: true });
  try {
    return { found: await find(query), unknown: [] };
  } catch (error) {
    const unknown = unknownIn(error);
    if (unknown.length === 0) throw error;
    return { found: await find(without(query, unknown)), unknown };
  }
}
