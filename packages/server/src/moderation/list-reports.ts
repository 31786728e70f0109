import { pageOf, readNextID, writeNextID } from '../cursor.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { reportItemOf, reportPage } from './report-rows.ts';

const size = 20;

/** The operators' queue, newest first. */
export const listReports: Handler<'listReports'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const rows = await reportPage(db, query.state !== 'done', readNextID(query.nextID), size + 1);
  const { last, shown } = pageOf(rows, size);
  return { items: shown.map(reportItemOf), nextID: last === undefined ? null : writeNextID(last) };
};
