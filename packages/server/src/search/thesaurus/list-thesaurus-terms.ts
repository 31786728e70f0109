import { sql } from '@wbn/database';
import type { Handler } from '../../handler.ts';
import { assertOperator } from '../../operator/assert-operator.ts';
import { selectTerms, termOf } from './term.ts';

const size = 50;

/** The words that operators added or switched off, newest first. */
export const listThesaurusTerms: Handler<'listThesaurusTerms'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const text = query.text?.trim().toLowerCase();
  let page = selectTerms(db)
    .orderBy('t.id', 'desc')
    .limit(size + 1);
  if (query.language !== undefined) page = page.where('t.locale', '=', query.language);
  if (text) page = page.where(sql<boolean>`position(${text} in t.term) > 0`);
  if (query.nextID !== undefined) page = page.where('t.id', '<=', query.nextID);
  const rows = await page.execute();
  const next = rows[size];
  return { items: rows.slice(0, size).map(termOf), nextID: next === undefined ? null : String(next.id) };
};
