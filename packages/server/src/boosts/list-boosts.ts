import { mustManage } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { allowanceOf, boostOf, boostRows } from './boost.ts';

/** The report: what was boosted when, and what it brought. */
export const listBoosts: Handler<'listBoosts'> = async ({ params: { id }, viewer }, { db, now }) => {
  await mustManage(db, viewer, id);
  const boosts = await boostRows(db, id, now());
  return { ...(await allowanceOf(db, id, now())), boosts: boosts.map((row) => boostOf(row, now())) };
};
