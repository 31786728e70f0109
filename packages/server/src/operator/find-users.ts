import { isUuid } from '@wbn/contract';
import type { FoundUser } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';
import { containing, listPage } from './list-page.ts';

const name = sql<string>`trim(concat(u.first_name, ' ', u.last_name))`;

const selectUsers = (db: Db) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.role', 'u.suspendedAt', 'u.suspensionReason', 'u.createdAt', 'u.deletedAt'])
    .select(name.as('name'))
    .select((eb) =>
      eb
        .selectFrom('businessMembers as m')
        .innerJoin('businesses as b', 'b.id', 'm.businessId')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('m.userId', '=', 'u.id')
        .where('b.deletedAt', 'is', null)
        .as('businesses'),
    );
type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['execute']>>[number];

/** People by part of their name or address, or by id. */
export const findUsers: Handler<'findUsers'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { q, state } = query;
  let list = selectUsers(db);
  if (q !== undefined) {
    list = isUuid(q)
      ? list.where('u.id', '=', q)
      : list.where((eb) => eb.or([eb('u.email', 'ilike', containing(q)), eb(name, 'ilike', containing(q))]));
  }
  if (state === 'removed') list = list.where('u.deletedAt', 'is not', null);
  else if (state !== undefined) {
    list = list.where('u.deletedAt', 'is', null).where('u.suspendedAt', state === 'active' ? 'is' : 'is not', null);
  }
  const columns = { created: sql`u.created_at`, name: sql`lower(${name})`, email: sql`lower(u.email)` };
  const { rows, total } = await listPage(db, list, query, { columns, usual: '-created', id: sql`u.id` });
  return { items: rows.map(foundUserOf), total };
};

export const foundUser = async (db: Db, id: string): Promise<FoundUser> =>
  foundUserOf(await selectUsers(db).where('u.id', '=', id).executeTakeFirstOrThrow());

const foundUserOf = (row: UserRow): FoundUser => ({
  userID: row.id,
  name: row.name,
  email: row.email,
  isOperator: row.role === 'operator',
  state: row.deletedAt !== null ? 'removed' : row.suspendedAt !== null ? 'suspended' : 'active',
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  suspensionReason: row.suspensionReason,
  businesses: Number(row.businesses),
  createdAt: row.createdAt.toISOString(),
});
