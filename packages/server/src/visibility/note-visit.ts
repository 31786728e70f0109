import { sql } from '@wbn/database';
import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** Counts a view of a business or product, once an hour for a visitor. Views by the business's own members do not count. */
export const noteVisit: Handler<'noteVisit'> = async ({ body: { resourceID }, viewer, visitor }, context) => {
  const db = readerFor(context, viewer);
  const { rows } = await sql<{ businessId: string; productId: string | null; isOwn: boolean }>`
    select b.id as business_id, p.id as product_id, exists (select from business_members m
      where m.business_id = b.id and m.user_id = ${viewer?.userID ?? null}::uuid) as is_own
    from (select ${resourceID}::uuid as id) asked
    left join products p on p.id = asked.id and p.deleted_at is null and p.state = 'published'
    join businesses b on b.id = coalesce(p.business_id, asked.id) and b.deleted_at is null`.execute(db);
  const [found] = rows;
  if (found === undefined) fail('NotFound');
  if (!found.isOwn && context.views.isFirst(visitor, resourceID))
    context.visibility.opened(found.businessId, found.productId ?? undefined);
  return {};
};
