import { isUuid } from '@wbn/contract';
import { sql } from '@wbn/database';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { containing, listPage } from '../operator/list-page.ts';
import { checkedBusinesses } from './checked-businesses.ts';
import { selectVerifications, verificationOf } from './verification.ts';

export const listVerifications: Handler<'listVerifications'> = async ({ query, viewer }, context) => {
  assertOperator(viewer);
  const { q, state } = query;
  let list = selectVerifications(context.db).where(
    'v.state',
    'in',
    state === undefined ? ['submitted', 'in_review'] : [state],
  );
  if (q !== undefined)
    list = isUuid(q) ? list.where('b.id', '=', q) : list.where('b.companyName', 'ilike', containing(q));
  const columns = { submitted: sql`v.submitted_at`, expires: sql`v.expires_at`, name: sql`lower(b.company_name)` };
  // Those that wait come oldest first, decided ones newest first.
  const usual = state === undefined || state === 'submitted' || state === 'in_review' ? 'submitted' : '-submitted';
  const { rows, total } = await listPage(context.db, list, query, { columns, usual, id: sql`v.id` });
  const checked = await checkedBusinesses(context.db, rows, context.now());
  const items = rows.flatMap((row) => {
    const business = checked.get(row.id);
    return business ? [{ ...verificationOf(row, context, viewer), business }] : [];
  });
  return { items, total };
};
