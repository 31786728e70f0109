import { createSearchEngine } from '../index.ts';
import type { SearchDocument } from '../port.ts';
import { documentsOf, hasJudgedSets, type JudgedSet, meanNdcg } from '../testing/judged-sets.ts';
import type { Transactor } from '../transactor.ts';
import { openFts5 } from './fts5.ts';
import { openLucene } from './lucene.ts';

const sets: readonly JudgedSet[] = ['esci150', 'icecat135'];
const size = 10;

async function means(db: Transactor, set: JudgedSet, documents: readonly SearchDocument[]): Promise<string[]> {
  const engine = createSearchEngine(db, { upkeep: false });
  await engine.rebuild(documents);
  const ours = await meanNdcg(set, async (text) =>
    (await engine.search({ kind: 'product', text, size })).hits.map(({ id }) => id),
  );
  const at = (index: number) => documents[index]!;
  const lucene = await openLucene(at, documents.length);
  const theirs =
    lucene && (await meanNdcg(set, async (text) => (await lucene.search('any', { kind: 'product', text, size })).ids));
  await lucene?.close();
  const fts5 = openFts5(at, documents.length);
  const other = await meanNdcg(set, async (text) => fts5.any(text, size).map((index) => at(index).id));
  fts5.close();
  return [ours, theirs, other].map((mean) => mean?.toFixed(3) ?? 'not measured');
}

/** Mean nDCG@10 on the public judged sets as lines of a table, each engine with the same documents. Replaces what the index holds. */
export async function publicSets(db: Transactor): Promise<string[]> {
  if (!hasJudgedSets()) return ['The public judged sets do not lie beside the repository.'];
  const lines = ['', '| nDCG@10 | ours | Lucene | FTS5 |', '| --- | --- | --- | --- |'];
  for (const set of sets) lines.push(`| ${[set, ...(await means(db, set, documentsOf(set)))].join(' | ')} |`);
  return lines;
}
