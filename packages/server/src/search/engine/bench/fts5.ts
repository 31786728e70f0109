import { DatabaseSync } from 'node:sqlite';
import type { SearchDocument, SearchQuery } from '../port.ts';

/**
 * SQLite's FTS5 as a measure: the same documents, the AND form, BM25 with the name weighted five times, the best of a page and how many match, told
 * exactly to 10,000 as we do. Types and countries are words of a column of their own.
 */
export function openFts5(documents: (at: number) => SearchDocument, count: number) {
  const db = new DatabaseSync(':memory:');
  db.exec(`create virtual table d using fts5(name, rest, marks, tokenize = 'porter unicode61')`);
  const insert = db.prepare('insert into d (rowid, name, rest, marks) values (?, ?, ?, ?)');
  for (let from = 0; from < count; from += 10_000) {
    db.exec('begin');
    for (let at = from; at < Math.min(count, from + 10_000); at += 1) {
      const { name, categories = [], description = '', type, filters = {} } = documents(at);
      const marks = [`type${type}`, ...Object.entries(filters).map(([key, value]) => `${key}${value}`)].join(' ');
      insert.run(at + 1, name, `${categories.join(' ')} ${description}`, marks.toLowerCase());
    }
    db.exec('commit');
  }
  db.exec(`insert into d (d) values ('optimize')`);
  const page = db.prepare('select rowid from d where d match ? order by bm25(d, 5.0, 1.0, 0.0) limit ? offset ?');
  const counted = db.prepare('select count(*) as n from (select 1 from d where d match ? limit 10001)');
  return {
    search({ text, type, filters = {}, from = 0, size = 5 }: SearchQuery): number {
      const words = text.split(' ').filter((word) => word !== '');
      const marks = [type ? `type${type}` : '', ...Object.entries(filters).map(([key, value]) => `${key}${value}`)];
      const all = [
        ...words.map((word) => `{name rest}: "${word}"`),
        ...marks.filter((mark) => mark !== '').map((mark) => `marks: "${mark.toLowerCase()}"`),
      ].join(' AND ');
      page.all(all, size, from);
      return Number((counted.get(all) as { n: number }).n);
    },
    close: () => db.close(),
  };
}
