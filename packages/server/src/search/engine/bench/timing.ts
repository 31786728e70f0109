import type { Kysely } from 'kysely';
import type { SearchDocument, SearchEngine } from '../port.ts';
import { prefixes, queryClasses } from './classes.ts';
import { openFts5 } from './fts5.ts';
import { openLucene } from './lucene.ts';
import { processorTime } from './processor-time.ts';

export async function timed<Result>(work: () => Promise<Result>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The value that a share of the times stays below. */
export function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Milliseconds of each engine for the queries of one class; empty where an engine has no such search. */
export interface Timed {
  ours: number[];
  /** All words, without repair and relaxation. */
  lucene: number[];
  fts5: number[];
  /** With repair, and with any word where there are too few hits. */
  luceneServed: number[];
  fts5Served: number[];
  timesLucene?: 1 | 2 | undefined;
  /**
   * Milliseconds on a processor, wherever they are spent; the others' with repair and relaxation. `first` are ours when the query was never asked
   * before.
   */
  processor: { ours: number[]; first: number[]; lucene: number[]; fts5: number[] };
}

const nothing = (timesLucene?: 1 | 2): Timed => ({
  ours: [],
  lucene: [],
  fts5: [],
  luceneServed: [],
  fts5Served: [],
  timesLucene,
  processor: { ours: [], first: [], lucene: [], fts5: [] },
});

/** Whose names and words are suggested. */
const suggested = [
  ['suggestions, one type', { kind: 'business', type: 'MA' }],
  ['suggestions, all businesses', { kind: 'business' }],
  ['suggestions, all kinds', {}],
] as const;

interface Measured {
  db: Kysely<unknown>;
  engine: Pick<SearchEngine<unknown>, 'search' | 'suggest'>;
}

interface Corpus {
  documentOf: (at: number) => SearchDocument;
  count: number;
  stock: boolean;
}

/** Runs each query on all engines in turn, so that a busy moment of the machine affects all of them. */
export async function timeAll(
  { db, engine }: Measured,
  { documentOf, count, stock }: Corpus,
  each: number,
  print: (line: string) => void,
): Promise<Map<string, Timed>> {
  const fts5 = openFts5(documentOf, count);
  const lucene = await openLucene(documentOf, count);
  if (!lucene) print('Lucene is not measured: it needs javac and liblucene8-java.');
  const wanted = queryClasses(count, each, stock);
  // Both machines compile what runs often; a server has run for a while.
  for (const { queries } of queryClasses(count, each, stock, 43))
    for (const query of queries) await Promise.all([lucene?.search('served', query), engine.search(query)]);
  const classes = new Map<string, Timed>();
  const used = await processorTime(db);
  const first = new Map<string, number[]>();
  for (const { name, queries } of wanted) {
    const times: number[] = [];
    for (const query of queries) {
      const start = used();
      await engine.search(query);
      times.push(used() - start);
      // The lists of a rare word are kept when it is asked again.
      await Promise.all([lucene?.search('served', query), engine.search(query)]);
    }
    first.set(name, times);
  }
  const measure = async (all: number[], processor: number[], work: () => Promise<unknown>) => {
    const start = used();
    all.push(await timed(work));
    processor.push(used() - start);
  };
  for (const { name, queries, timesLucene } of wanted) {
    const times = nothing(timesLucene);
    times.processor.first = first.get(name) ?? [];
    for (const query of queries) {
      await measure(times.ours, times.processor.ours, () => engine.search(query));
      if (lucene) {
        times.lucene.push((await lucene.search('all', query)).ms);
        const { ms, processor } = await lucene.search('served', query);
        times.luceneServed.push(ms);
        times.processor.lucene.push(processor);
      }
      if (query.text === '' || query.facets) continue;
      times.fts5.push(await timed(async () => fts5.all(query)));
      await measure(times.fts5Served, times.processor.fts5, async () => fts5.served(query));
    }
    classes.set(name, times);
  }
  fts5.close();
  await lucene?.close();
  for (const [name, asked] of suggested) {
    const times = nothing();
    for (const prefix of prefixes(each))
      await measure(times.ours, times.processor.ours, () => engine.suggest({ ...asked, prefix }));
    classes.set(name, times);
  }
  return classes;
}
