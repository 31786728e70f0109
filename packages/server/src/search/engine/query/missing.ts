import type { QueryExecutorProvider } from 'kysely';
import type { SearchQuery } from '../port.ts';
import { countEach } from '../ranking/live-counts.ts';
import { words } from '../words/normalise.ts';
import { clausesOf, conditionsOf } from './conditions.ts';
import { clause, type QueryTerms } from './query-terms.ts';

/** Further phrases are not looked up. */
const MOST_PHRASES = 4;

/** Words that no document of the kind holds. Their counts are live, never sampled. */
export const unheldWords = ({ wanted }: Pick<QueryTerms, 'wanted'>): string[] => [
  ...new Set(wanted.filter(({ df }) => df === 0).map(({ word }) => word)),
];

/** Words and phrases that no document of the scope holds. It counts each, so only an answer without results is worth it. */
export async function missingFrom(
  db: QueryExecutorProvider,
  scope: string,
  { wanted }: Pick<QueryTerms, 'wanted'>,
  { phrases = [] }: Pick<SearchQuery, 'phrases'>,
): Promise<string[]> {
  const held = wanted.filter(({ df }) => df > 0);
  const quotes = phrases.slice(0, MOST_PHRASES);
  const [counts, phraseCounts] = await Promise.all([
    countEach(db, scope, held.map(clause)),
    Promise.all(
      quotes.map(async (phrase) => {
        const [count = 1] = await countEach(db, scope, clausesOf(await conditionsOf(db, { phrases: [phrase] })));
        return count;
      }),
    ),
  ]);
  const elsewhere = new Set(held.filter((_, at) => counts[at] === 0));
  const missing = wanted.filter((term) => term.df === 0 || elsewhere.has(term)).map(({ word }) => word);
  // A missing word is reason enough for the phrase that holds it.
  const unquoted = quotes.filter(
    (phrase, at) => phraseCounts[at] === 0 && !words(phrase).some((word) => missing.includes(word)),
  );
  return [...new Set([...missing, ...unquoted])];
}
