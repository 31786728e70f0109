import { type BusinessRole, isUuid } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { assertManages, assertOwns, roleIn } from './roles.ts';

/**
 * `assertManages` for a change: the role holds until the change is written. Otherwise one of many requests that somebody sends at once would
 * still be written after their role was taken. To be asked before the business is locked: a removal locks in this order, too.
 */
export async function lockManager(trx: Trx, viewer: Viewer, businessID: string): Promise<BusinessRole> {
  await lockOwnRow(trx, viewer, businessID);
  return assertManages(trx, viewer, businessID);
}

/** `assertOwns` for a change, as `lockManager`. */
export async function lockOwner(trx: Trx, viewer: Viewer, businessID: string): Promise<void> {
  await lockOwnRow(trx, viewer, businessID);
  await assertOwns(trx, viewer, businessID);
}

/** `roleIn` for a change, as `lockManager`. */
export async function lockRole(trx: Trx, viewer: Viewer, businessID: string): Promise<BusinessRole | null> {
  await lockOwnRow(trx, viewer, businessID);
  return roleIn(trx, viewer, businessID);
}

/** The person's account first, as its deletion does: each row that names the person needs it, and two that wait for each other end one of both. */
async function lockOwnRow(trx: Trx, { userID }: Viewer, businessID: string): Promise<void> {
  if (!isUuid(businessID)) return;
  await trx
    .selectFrom('users')
    .innerJoin('businessMembers', 'businessMembers.userId', 'users.id')
    .select('businessMembers.role')
    .where('users.id', '=', userID)
    .where('businessMembers.businessId', '=', businessID)
    .forKeyShare(['users'])
    .forShare(['businessMembers'])
    .execute();
}
