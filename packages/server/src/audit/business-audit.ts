import { assertOwns } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { listPage } from '../operator/list-page.ts';
import { newestFirst, selectAudit } from './list-audit.ts';

/** Acts on a business, for its owner. Operators are not named, and what they noted stays theirs. */
export const businessAudit: Handler<'businessAudit'> = async ({ params: { id }, query, viewer }, { db }) => {
  await assertOwns(db, viewer, id);
  const list = selectAudit(db).where('a.businessId', '=', id);
  const { rows, total } = await listPage(db, list, query, newestFirst);
  const items = rows.map((row) => {
    const isOperator = row.actorKind === 'operator';
    return {
      auditID: row.id,
      at: row.at.toISOString(),
      actorID: isOperator ? null : row.actorUserId,
      actorName: isOperator ? null : row.actorName,
      actorKind: row.actorKind,
      action: row.action,
      resourceType: row.resourceType,
      resourceID: row.resourceId,
    };
  });
  return { items, total };
};
