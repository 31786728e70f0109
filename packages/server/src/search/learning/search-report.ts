import { sql } from '@wbn/database';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';

/** Rows of each list. */
const maxRows = 200;
/** Searches after which a result that nobody opens means something. */
const fewestSearches = 3;

interface Line {
  readonly kind: 'business' | 'product';
  readonly words: string;
  readonly searches: number;
  readonly visitors: number;
  readonly choices: number;
}

/** The most frequent searches, those that found nothing, and those whose results nobody opened, for operators. */
export const searchReport: Handler<'searchReport'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const days = Math.min(Math.max(query.days ?? 30, 1), 90);
  const linesOf = async (having: ReturnType<typeof sql>): Promise<Line[]> => {
    const { rows } = await sql<Line>`
      select s.kind, s.words, s.searches, s.visitors, coalesce(c.choices, 0)::int as choices
      from (
        select kind, words, count(*)::int as searches, count(distinct mark)::int as visitors, max(total) as found
        from search_log where at > now() - make_interval(days => ${days}) and skipped = 0 group by kind, words) s
      left join (
        select kind, words, count(*)::int as choices from search_choice
        where at > now() - make_interval(days => ${days}) group by kind, words) c on c.kind = s.kind and c.words = s.words
      where ${having}
      order by s.visitors desc, s.searches desc, s.words limit ${maxRows}`.execute(db);
    return rows;
  };
  return {
    days,
    frequent: await linesOf(sql`true`),
    nothingFound: await linesOf(sql`s.found = 0`),
    neverOpened: await linesOf(sql`s.found > 0 and s.searches >= ${fewestSearches} and c.choices is null`),
  };
};
