import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { reportItemOf, reportPage } from './report-rows.ts';

/** The operators' queue, newest first. */
export const listReports: Handler<'listReports'> = async ({ query, viewer }, { db, picture }) => {
  assertOperator(viewer);
  const { rows, total } = await reportPage(db, query);
  return { items: rows.map((row) => reportItemOf(row, picture)), total };
};
