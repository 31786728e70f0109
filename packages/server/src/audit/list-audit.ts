import { isUuid } from '@wbn/contract';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { containing, listPage } from '../operator/list-page.ts';

/** The name of a person of the table with this alias. */
export const personName = (alias: string) =>
  sql<string>`trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)}))`;
const person = personName('u');

/** Entries with the name of the person who acted; null if nobody did, or if their account is gone. */
export const selectAudit = (db: Db) =>
  db
    .selectFrom('auditLog as a')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'a.actorUserId').on('u.deletedAt', 'is', null))
    .leftJoin('businesses as b', 'b.id', 'a.businessId')
    .select([
      'a.id',
      'a.at',
      'a.actorUserId',
      'a.actorKind',
      'a.action',
      'a.businessId',
      'a.resourceType',
      'a.resourceId',
    ])
    .select(['a.data', 'b.companyName'])
    .select(sql<string | null>`case when u.id is not null then ${person} end`.as('actorName'));

/** By id: it follows the time and is exact. */
export const newestFirst = { columns: { at: sql`a.id` }, usual: '-at', id: sql`a.id` } as const;

/** Reads the log of privileged actions. The database refuses changes to it. */
export const listAudit: Handler<'listAudit'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { actor, businessID, from, q, until } = query;
  let list = selectAudit(db);
  if (q !== undefined) list = list.where('a.action', 'ilike', containing(q));
  if (actor !== undefined) {
    list = isUuid(actor)
      ? list.where('a.actorUserId', '=', actor)
      : list.where((eb) => eb.or([eb(person, 'ilike', containing(actor)), eb('u.email', 'ilike', containing(actor))]));
  }
  if (businessID !== undefined) list = list.where('a.businessId', '=', businessID);
  if (from !== undefined) list = list.where('a.at', '>=', new Date(`${from}T00:00:00Z`));
  if (until !== undefined) list = list.where('a.at', '<=', new Date(`${until}T23:59:59.999Z`));
  const { rows, total } = await listPage(db, list, query, newestFirst);
  const items = rows.map((row) => ({
    auditID: row.id,
    at: row.at.toISOString(),
    actorID: row.actorUserId,
    actorName: row.actorName,
    actorKind: row.actorKind,
    action: row.action,
    businessID: row.businessId,
    businessName: row.companyName,
    resourceType: row.resourceType,
    resourceID: row.resourceId,
    data: row.data,
  }));
  return { items, total };
};
