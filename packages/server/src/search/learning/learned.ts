import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import type { SearchHit } from '../engine/index.ts';
import type { Lexicon } from '../understanding/lexicon.ts';
import { loggedWords } from './logged-words.ts';
import { plainPhrases } from './plain-phrases.ts';

type Kind = 'business' | 'product';

export interface Learned {
  /** Orders the first hits of a search by what people chose after the same words. */
  reorder(kind: Kind, text: string, hits: readonly SearchHit[]): SearchHit[];
  /** Whether choices after these words are known. */
  knows(kind: Kind, text: string): boolean;
  /** Searches of many visitors that begin like this, the most frequent first; an empty text begins all. */
  popular(prefix: string, kind: Kind | undefined, limit: number): string[];
  /** Reads the log again. */
  refresh(): Promise<void>;
}

/** Hits that can change places. */
export const reordered = 50;
/** A result counts once this many networks have chosen it. */
const fewest = 3;
/** Visitors and inquiries beyond this number do not count. */
const maxCounted = 30;
/** An inquiry says more than opening a page. */
const inquiryWorth = 2;
/** Imagined choices of no result: they keep the first few real ones from deciding the order. */
const smoothing = 10;
/** The largest share by which a score can grow. */
const largestGain = 1;
/** Different networks that make a search popular: fewer could point to a person. */
const popularFrom = 5;
const popularDays = 30;
const mostPopular = 2_000;
const maxChoices = 100_000;

const keyOf = (kind: Kind, words: string) => `${kind} ${words}`;

interface Chosen {
  readonly kind: Kind;
  readonly words: string;
  readonly id: string;
  readonly visitors: number;
  readonly inquiries: number;
}

/** Knowledge from the log, in memory: a search needs no further query. `lexicon` are the words that popular searches may consist of. */
export function createLearned(db: Db, lexicon: () => Promise<Lexicon>): Learned {
  let gains = new Map<string, Map<string, number>>();
  let popular: { kind: Kind; words: string }[] = [];
  const gainsOf = (kind: Kind, text: string) => gains.get(keyOf(kind, loggedWords(text) ?? ''));
  return {
    knows: (kind, text) => gainsOf(kind, text) !== undefined,
    reorder(kind, text, hits) {
      const known = gainsOf(kind, text);
      if (known === undefined) return [...hits];
      const worth = ({ id, score }: SearchHit) => score * (1 + (known.get(id) ?? 0));
      return hits.toSorted((left, right) => worth(right) - worth(left));
    },
    popular(prefix, kind, count) {
      const begun = prefix.trim() === '' ? '' : loggedWords(prefix);
      if (begun === undefined) return [];
      const found = popular.filter((one) => (kind === undefined || one.kind === kind) && one.words.startsWith(begun));
      return [...new Set(found.map(({ words }) => words))].slice(0, count);
    },
    async refresh() {
      const [chosen, searched] = [await readChosen(db), await readPopular(db)];
      gains = new Map(
        [...Map.groupBy(chosen, ({ kind, words }) => keyOf(kind, words))].map(([key, group]) => [
          key,
          gainsFrom(group),
        ]),
      );
      popular = await plainPhrases(searched, await lexicon());
    },
  };
}

/** The gain of each chosen result: its smoothed share of all choices after these words. */
function gainsFrom(chosen: readonly Chosen[]): Map<string, number> {
  const values = chosen.map(({ id, inquiries, visitors }) => ({
    id,
    value: Math.min(visitors, maxCounted) + inquiryWorth * Math.min(inquiries, maxCounted),
  }));
  const all = values.reduce((sum, { value }) => sum + value, smoothing);
  return new Map(values.map(({ id, value }) => [id, (largestGain * value) / all]));
}

/** The smaller of the numbers of networks and accounts: many accounts in one network count once, and so does one account in many networks. */
const different = sql`least(count(distinct mark), count(distinct coalesce(person, mark)))`;

async function readChosen(db: Db): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select kind, words, resource_id as id, ${different}::int as visitors,
      (least(count(distinct mark) filter (where act = 'inquire'),
        count(distinct coalesce(person, mark)) filter (where act = 'inquire')))::int as inquiries
    from search_choice
    group by kind, words, resource_id having ${different} >= ${fewest}
    order by 4 desc limit ${maxChoices}`.execute(db);
  return rows;
}

async function readPopular(db: Db): Promise<{ kind: Kind; words: string }[]> {
  const { rows } = await sql<{ kind: Kind; words: string }>`
    select kind, words from search_log
    where at > now() - make_interval(days => ${popularDays}) and total > 0
    group by kind, words having count(distinct mark) >= ${popularFrom}
    order by count(distinct mark) desc, words limit ${mostPopular}`.execute(db);
  return rows;
}
