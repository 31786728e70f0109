import type { BusinessRole } from '@wbn/contract';
import { foldEmail } from '@wbn/database';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { openInvitations } from './member.ts';

interface Asked {
  readonly id: string;
  /** The manager's role in the business. */
  readonly role: BusinessRole;
  readonly now: Date;
}

/**
 * Locks the open invitations of a business that a manager wants to change or take back: one by its id, or those of an address. Admins manage
 * invitations of admins and members; only owners manage those of owners, as with the members themselves (lock-member.ts).
 * @throws Forbidden
 */
export async function lockInvitations(
  trx: Trx,
  { id, role, now }: Asked,
  which: { readonly invitationID: string } | { readonly email: string },
): Promise<void> {
  const open = openInvitations(trx, now).select('role').where('businessId', '=', id).forUpdate();
  const found = await ('email' in which
    ? open.where((where) => where(where.fn('lower', ['email']), '=', foldEmail(which.email)))
    : open.where('id', '=', which.invitationID)
  ).execute();
  if (role !== 'owner' && found.some((invitation) => invitation.role === 'owner')) fail('Forbidden');
}
