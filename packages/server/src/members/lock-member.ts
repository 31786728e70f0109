import { type BusinessRole, isUuid } from '@wbn/contract';
import { isLastOwner } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { assertManages, shownRoleIn } from '../businesses/roles.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * Locks a member that the viewer may change or remove. Admins manage admins and members; only owners manage owners.
 * @throws NotFound, Forbidden, and as `roleIn`
 */
export async function lockMember(trx: Trx, manager: Viewer, businessId: string, userId: string): Promise<BusinessRole> {
  // The refusal must not reveal who belongs to a business. Everybody may leave, also without the login that a business requires, but nobody is
  // taken from it by the provider of another.
  const isForeign = manager.isByProvider && manager.otherLoginBusinesses.has(businessId.toLowerCase());
  const own = userId === manager.userID && !isForeign ? await shownRoleIn(trx, manager, businessId) : null;
  const role = own ?? (await assertManages(trx, manager, businessId));
  if (!isUuid(userId)) fail('NotFound');
  const member = await trx
    .selectFrom('businessMembers')
    .select('role')
    .where('businessId', '=', businessId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) fail('NotFound');
  return member.role === 'owner' && role !== 'owner' ? fail('Forbidden') : member.role;
}

/** A database constraint keeps the last owner, even if two owners leave at the same time. */
export function refuseLastOwner(error: unknown): never {
  if (isLastOwner(error)) fail('LastOwner');
  throw error;
}
