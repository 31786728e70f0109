import { assertManages } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { allowanceOf, boostOf, boostRows } from './boost.ts';

/** The report: which resource was boosted when, with its impressions and clicks. */
export const listBoosts: Handler<'listBoosts'> = async ({ params: { id }, viewer }, { db, now }) => {
  await assertManages(db, viewer, id);
  const boosts = await boostRows(db, id, now());
  return { ...(await allowanceOf(db, id, now())), boosts: boosts.map((row) => boostOf(row, now())) };
};
