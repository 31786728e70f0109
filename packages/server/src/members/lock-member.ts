import { type BusinessRole, isUuid } from '@wbn/contract';
import { isLastOwner } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { lockAccounts } from '../businesses/lock-accounts.ts';
import { changeInTurn } from '../businesses/member-turn.ts';
import { assertManages, shownRoleIn } from '../businesses/roles.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * Locks a member that the viewer may change or remove, or to whom they may give the role `given`. Admins manage admins and members; only owners
 * manage owners, and make them. The viewer's own row is locked before their role is read: somebody whose role is taken at this moment gives
 * it back neither to themself nor to others.
 * @throws NotFound, Forbidden, and as `roleIn`
 */
export async function lockMember(
  trx: Trx,
  manager: Viewer,
  businessId: string,
  userId: string,
  given?: BusinessRole,
): Promise<BusinessRole> {
  const locked = await lockRows(trx, businessId, [manager.userID, userId]);
  // The refusal must not reveal who belongs to a business. Everybody may leave, also without the login that a business requires, but nobody is
  // taken from it by the provider of another.
  const isForeign = manager.isByProvider && manager.otherLoginBusinesses.has(businessId.toLowerCase());
  const leaves = userId === manager.userID && given === undefined && !isForeign;
  const own = leaves ? await shownRoleIn(trx, manager, businessId) : null;
  const role = own ?? (await assertManages(trx, manager, businessId));
  const was = locked.get(userId.toLowerCase()) ?? fail('NotFound');
  return [was, given].includes('owner') && role !== 'owner' ? fail('Forbidden') : was;
}

/**
 * The roles of those who belong to the business. The accounts are locked first, then the roles, both in the order of their ids, so that two managers
 * of each other, and a deletion of either account, wait and do not deadlock. The business comes last, by the trigger that keeps an owner.
 */
async function lockRows(
  trx: Trx,
  businessId: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, BusinessRole>> {
  if (!isUuid(businessId)) return new Map();
  const ids = people.filter(isUuid);
  await changeInTurn(trx, businessId, ids);
  await lockAccounts(trx, ids);
  const rows = await trx
    .selectFrom('businessMembers')
    .select(['userId', 'role'])
    .where('businessId', '=', businessId)
    .where('userId', 'in', ids)
    .orderBy('userId')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}

/** A database constraint keeps the last owner, even if two owners leave at the same time. */
export function refuseLastOwner(error: unknown): never {
  if (isLastOwner(error)) fail('LastOwner');
  throw error;
}
