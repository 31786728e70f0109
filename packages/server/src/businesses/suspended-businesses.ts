import { canManage } from '@wbn/contract';
import { isLockedBusiness } from '@wbn/http';
import type { Handler } from '../handler.ts';

/**
 * Businesses of the viewer that an operator suspended, newest suspension first. The reason is for those who got the mail about it: owners and
 * admins.
 */
export const suspendedBusinesses: Handler<'suspendedBusinesses'> = async ({ query, viewer }, { db }) => {
  const { productID } = query;
  const rows = await db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .select(['b.id', 'b.companyName', 'b.suspendedAt', 'b.suspensionReason', 'm.role'])
    .where('m.userId', '=', viewer.userID)
    .where('b.suspendedAt', 'is not', null)
    .$if(productID !== undefined, (all) =>
      all.where((is) =>
        is.exists(
          is.selectFrom('products as p').whereRef('p.businessId', '=', 'b.id').where('p.id', '=', `${productID}`),
        ),
      ),
    )
    .$narrowType<{ suspendedAt: Date }>()
    .orderBy('b.suspendedAt', 'desc')
    .orderBy('b.id')
    .execute();
  return rows.map(({ companyName, id, role, suspendedAt, suspensionReason }) => ({
    businessID: id,
    companyName,
    suspendedAt: suspendedAt.toISOString(),
    reason: canManage(role) && !isLockedBusiness(viewer, id) ? suspensionReason : null,
  }));
};
