import { type BusinessRole, isUuid } from '@wbn/contract';
import { isLastOwner } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { mustManage, roleIn } from '../businesses/roles.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * A member that the viewer may change or remove. Admins manage admins and members; owners are the owners' business.
 * @throws NotFound, Forbidden
 */
export async function lockMember(trx: Trx, manager: Viewer, businessId: string, userId: string): Promise<BusinessRole> {
  // Nobody is told who belongs to a business by which refusal comes.
  const own = userId === manager.userID ? await roleIn(trx, manager, businessId) : null;
  const role = own ?? (await mustManage(trx, manager, businessId));
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

/** The database keeps the last owner, two who leave at once included. */
export function refuseLastOwner(error: unknown): never {
  if (isLastOwner(error)) fail('LastOwner');
  throw error;
}
