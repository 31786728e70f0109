import { nameOf } from '../facets.ts';
import type { Relaxation } from '../port.ts';
import { enoughFor } from '../query/levels.ts';
import { readPulse } from '../query/pulse.ts';
import type { Term } from '../query/query-terms.ts';
import type { Found } from '../ranking/hits.ts';
import { pageOf } from '../ranking/lift.ts';
import { maxBonus } from '../ranking/score.ts';
import { fetchFacetValues } from './facet-values.ts';
import { fetchPostings } from './fetch-postings.ts';
import { fromDatabase, fromMemory } from './gather.ts';
import { helped, type ListContext, lagOf, MOST_RECENT, planOf } from './list-plan.ts';
import { readSegments, type Segments } from './read-segments.ts';
import { tally } from './tally.ts';
import type { Tallied } from './tally-query.ts';

async function segmentsOf({ db, kind, pulse, scope, segments }: ListContext): Promise<Segments | undefined> {
  const known = segments.get(scope);
  if (known?.version === pulse.version) return known;
  const found = await readSegments(db, kind, scope, known);
  if (found) segments.set(scope, found);
  else segments.delete(scope);
  return found;
}

/** Searches with posting lists. Undefined if they do not help: then the caller uses only the inverted index. */
export async function searchLists(
  context: ListContext,
  tries = 2,
): Promise<(Found & Pick<Tallied, 'facets' | 'reach'> & { relaxed: Relaxation }) | undefined> {
  const { cache, db, facets, groups, kind, page, pulse, query, scope } = context;
  const again = async () =>
    tries > 1
      ? searchLists({ ...context, pulse: await readPulse(db, kind, scope, MOST_RECENT) }, tries - 1)
      : undefined;
  const segments = await segmentsOf(context);
  context.noticeLag(segments && lagOf(context, segments));
  const plan = segments && planOf(context, segments);
  if (!plan || !helped(context, segments, plan)) return undefined;
  if (segments.version !== pulse.version) return again();
  const [listed, values] = await Promise.all([
    fetchPostings(db, cache, segments, plan.listed),
    facets && fetchFacetValues(db, cache, segments.parts, facets.names),
  ]);
  // These were merged meanwhile.
  if (!listed || (facets && !values)) return again();
  const gathered =
    (await fromMemory(context, plan, listed, values)) ?? (await fromDatabase(context, segments, plan, listed, values));
  if (gathered === 'many') return undefined;
  if (gathered === 'replaced') return again();
  const placeOf = ({ lexeme }: Term) => query.wanted.findIndex((term) => term.lexeme === lexeme);
  const { best, liftable, ...counted } = tally({
    ...gathered,
    terms: plan.terms,
    filters: groups.length,
    enough: enoughFor(query.wanted),
    best: page.from + page.size,
    neighbours: query.neighbours.map(([left, right]) => ({
      left: placeOf(left),
      right: placeOf(right),
      bonus: maxBonus([left, right]),
    })),
    facets: facets && { ...facets, chosen: groups.map(nameOf) },
  });
  return { ...counted, hits: await pageOf({ cache, db, scope }, query, { best, liftable }, page) };
}
