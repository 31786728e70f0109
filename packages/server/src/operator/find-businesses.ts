import { isUuid } from '@wbn/contract';
import type { FoundBusiness } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';
import { containing, listPage } from './list-page.ts';

const selectBusinesses = (db: Db) =>
  db
    .selectFrom('businesses as b')
    .select(['b.id', 'b.companyName', 'b.countryCode', 'b.subscription', 'b.verified', 'b.suspendedAt'])
    .select(['b.suspensionReason', 'b.createdAt', 'b.deletedAt'])
    .select((eb) =>
      eb
        .selectFrom('businessMembers as m')
        .innerJoin('users as u', 'u.id', 'm.userId')
        .select('u.email')
        .whereRef('m.businessId', '=', 'b.id')
        .where('m.role', '=', 'owner')
        .orderBy('m.createdAt')
        .limit(1)
        .as('ownerEmail'),
    );
type BusinessRow = Awaited<ReturnType<ReturnType<typeof selectBusinesses>['execute']>>[number];

/** Businesses by part of their name or of an owner's address, or by id. */
export const findBusinesses: Handler<'findBusinesses'> = async ({ query, viewer }, { db }) => {
  assertOperator(viewer);
  const { q, state, tier } = query;
  let list = selectBusinesses(db);
  if (q !== undefined) {
    list = isUuid(q)
      ? list.where('b.id', '=', q)
      : list.where((eb) =>
          eb.or([
            eb('b.companyName', 'ilike', containing(q)),
            eb(
              'b.id',
              'in',
              eb
                .selectFrom('businessMembers as m')
                .innerJoin('users as u', 'u.id', 'm.userId')
                .select('m.businessId')
                .where('m.role', '=', 'owner')
                .where('u.email', 'ilike', containing(q)),
            ),
          ]),
        );
  }
  if (tier !== undefined) list = list.where('b.subscription', '=', tier);
  if (state === 'active') list = list.where('b.deletedAt', 'is', null);
  else if (state === 'suspended') list = list.where('b.suspendedAt', 'is not', null);
  else if (state === 'removed') list = list.where('b.deletedAt', 'is not', null).where('b.suspendedAt', 'is', null);
  const columns = { created: sql`b.created_at`, name: sql`lower(b.company_name)` };
  const { rows, total } = await listPage(db, list, query, { columns, usual: '-created', id: sql`b.id` });
  return { items: rows.map(foundBusinessOf), total };
};

export const foundBusiness = async (db: Db, id: string): Promise<FoundBusiness> =>
  foundBusinessOf(await selectBusinesses(db).where('b.id', '=', id).executeTakeFirstOrThrow());

const foundBusinessOf = (row: BusinessRow): FoundBusiness => ({
  businessID: row.id,
  companyName: row.companyName,
  country: row.countryCode,
  tier: row.subscription,
  verified: row.verified,
  state: row.suspendedAt !== null ? 'suspended' : row.deletedAt !== null ? 'removed' : 'active',
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  suspensionReason: row.suspensionReason,
  ownerEmail: row.ownerEmail,
  createdAt: row.createdAt.toISOString(),
});
