import { DatabaseSync } from 'node:sqlite';
import type { SearchDocument, SearchQuery } from '../port.ts';
import { ENOUGH_HITS } from '../query/levels.ts';
import { editDistance } from '../words/edit-distance.ts';
import { otherText } from './corpus.ts';

const CANDIDATES = 60;

/**
 * SQLite's FTS5 as a reference: the same documents, BM25 with the name weighted five times, the best page and the number of matches, exact
 * to 10,000. Types and countries are words in a separate column. It runs in two modes: the plain AND form, and a mode with the features of
 * our engine: unknown words are repaired (candidates from a trigram table, then the fewest edits), and the OR form answers if the AND form
 * has fewer than ten hits.
 */
export function openFts5(documents: (at: number) => SearchDocument, count: number) {
  const db = new DatabaseSync(':memory:');
  db.exec(`create virtual table d using fts5(name, rest, marks, tokenize = 'porter unicode61')`);
  db.exec(`create virtual table vocabulary using fts5(word, tokenize = 'trigram')`);
  const insert = db.prepare('insert into d (rowid, name, rest, marks) values (?, ?, ?, ?)');
  const known = new Set<string>();
  for (let from = 0; from < count; from += 10_000) {
    db.exec('begin');
    for (let index = from; index < Math.min(count, from + 10_000); index += 1) {
      const document = documents(index);
      const { name, type, filters = {} } = document;
      const marks = [`type${type}`, `country${filters.country}`].join(' ');
      const rest = otherText(document);
      insert.run(index + 1, name, rest, marks.toLowerCase());
      for (const word of `${name} ${rest}`.toLowerCase().match(/[a-z]+/g) ?? []) known.add(word);
    }
    db.exec('commit');
  }
  const remember = db.prepare('insert into vocabulary (word) values (?)');
  db.exec('begin');
  for (const word of known) remember.run(word);
  db.exec('commit');
  for (const table of ['d', 'vocabulary']) db.exec(`insert into ${table} (${table}) values ('optimize')`);

  const page = db.prepare('select rowid from d where d match ? order by bm25(d, 5.0, 1.0, 0.0) limit ? offset ?');
  const counted = db.prepare('select count(*) as n from (select 1 from d where d match ? limit 10001)');
  const alike = db.prepare('select word from vocabulary where vocabulary match ? order by rank limit ?');

  function asked(words: readonly string[], join: 'AND' | 'OR', { type, filters = {} }: SearchQuery): string {
    const marks = [type ? `type${type}` : '', ...Object.entries(filters).map(([key, value]) => `${key}${value}`)];
    return [
      `(${words.map((word) => `{name rest}: "${word}"`).join(` ${join} `)})`,
      ...marks.filter((mark) => mark !== '').map((mark) => `marks: "${mark.toLowerCase()}"`),
    ].join(' AND ');
  }
  function find(match: string, { from = 0, size = 5 }: SearchQuery): number {
    page.all(match, size, from);
    return Number((counted.get(match) as { n: number }).n);
  }
  function repaired(word: string): string {
    if (known.has(word) || word.length < 4) return word;
    const trigrams = Array.from({ length: word.length - 2 }, (_, index) => `"${word.slice(index, index + 3)}"`);
    const found = alike.all(trigrams.join(' OR '), CANDIDATES) as { word: string }[];
    const [best] = found
      .map((candidate) => ({ word: candidate.word, edits: editDistance(word, candidate.word, 2) }))
      .sort((left, right) => left.edits - right.edits);
    return best && best.edits <= 2 ? best.word : word;
  }
  const wordsOf = ({ text }: SearchQuery) => text.split(' ').filter((word) => word !== '');
  return {
    /** The number of documents that hold all words. */
    all: (query: SearchQuery): number => find(asked(wordsOf(query), 'AND', query), query),
    /** The same with repair, and with the OR form if there are too few hits. */
    served(query: SearchQuery): number {
      const words = wordsOf(query).map(repaired);
      const total = find(asked(words, 'AND', query), query);
      return total < ENOUGH_HITS && words.length > 1 ? find(asked(words, 'OR', query), query) : total;
    },
    /** Indexes of the best documents that hold any of the words. */
    any(text: string, size: number): number[] {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      const match = `{name rest}: (${words.map((word) => `"${word}"`).join(' OR ')})`;
      return page.all(match, size, 0).map((row) => Number(row.rowid) - 1);
    },
    close: () => db.close(),
  };
}
