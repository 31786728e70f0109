import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';

const size = 50;

/** Reads the log of privileged actions. The database refuses changes to it. */
export const listAudit: Handler<'listAudit'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  let page = db
    .selectFrom('auditLog')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (query.nextID !== undefined) page = page.where('id', '<=', Number(query.nextID));
  if (query.businessID !== undefined) page = page.where('businessId', '=', query.businessID);
  const rows = await page.execute();
  const next = rows[size];
  return {
    items: rows.slice(0, size).map((row) => ({
      auditID: row.id,
      at: row.at.toISOString(),
      actorID: row.actorUserId,
      actorKind: row.actorKind,
      action: row.action,
      businessID: row.businessId,
      resourceType: row.resourceType,
      resourceID: row.resourceId,
      data: row.data,
    })),
    nextID: next === undefined ? null : String(next.id),
  };
};
