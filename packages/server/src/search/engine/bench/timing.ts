import type { SearchDocument, SearchEngine } from '../port.ts';
import { prefixes, queryClasses } from './classes.ts';
import { openFts5 } from './fts5.ts';
import { openLucene } from './lucene.ts';

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
}

const nothing = (timesLucene?: 1 | 2): Timed => ({
  ours: [],
  lucene: [],
  fts5: [],
  luceneServed: [],
  fts5Served: [],
  timesLucene,
});

interface Corpus {
  documentOf: (at: number) => SearchDocument;
  count: number;
  stock: boolean;
}

/** Runs each query on all engines in turn, so that a busy moment of the machine affects all of them. */
export async function timeAll(
  engine: Pick<SearchEngine<unknown>, 'search' | 'suggest'>,
  { documentOf, count, stock }: Corpus,
  each: number,
  print: (line: string) => void,
): Promise<Map<string, Timed>> {
  const fts5 = openFts5(documentOf, count);
  const lucene = await openLucene(documentOf, count);
  if (!lucene) print('Lucene is not measured: it needs javac and liblucene8-java.');
  const wanted = queryClasses(count, each, stock);
  // The JVM compiles what runs often; a server has run for a while.
  for (const { queries } of wanted) for (const query of queries) await lucene?.search('served', query);
  const classes = new Map<string, Timed>();
  for (const { name, queries, timesLucene } of wanted) {
    const times = nothing(timesLucene);
    for (const query of queries.slice(0, 5)) await engine.search(query);
    for (const query of queries) {
      times.ours.push(await timed(() => engine.search(query)));
      if (lucene) {
        times.lucene.push((await lucene.search('all', query)).ms);
        times.luceneServed.push((await lucene.search('served', query)).ms);
      }
      if (query.text === '' || query.facets) continue;
      times.fts5.push(await timed(async () => fts5.all(query)));
      times.fts5Served.push(await timed(async () => fts5.served(query)));
    }
    classes.set(name, times);
  }
  const suggestions = nothing();
  for (const prefix of prefixes(each))
    suggestions.ours.push(await timed(() => engine.suggest({ kind: 'business', type: 'MA', prefix })));
  fts5.close();
  await lucene?.close();
  return classes.set('prefix suggestions', suggestions);
}
