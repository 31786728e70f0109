import { type BusinessRole, isUuid } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { writeInTurn } from './member-turn.ts';
import { assertManages, assertMember, assertOwns, roleIn } from './roles.ts';

/**
 * `assertManages` for a change: the role holds until the change is written. Otherwise one of many requests that somebody sends at once would
 * still be written after their role was taken. Call it before the business is locked: a removal locks in the same order.
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

/** The same for several businesses, in the order of their ids: another order could deadlock. */
export async function lockRoles(trx: Trx, viewer: Viewer, businessIDs: readonly string[]): Promise<void> {
  const ids = new Set(businessIDs.map((id) => id.toLowerCase()));
  for (const id of [...ids].sort()) await lockOwnRow(trx, viewer, id);
}

/** `assertSpeaksFor` for a change, as `lockManager`. */
export async function lockSpeaker(trx: Trx, viewer: Viewer, businessID: string | undefined): Promise<void> {
  if (businessID !== undefined && (await lockRole(trx, viewer, businessID)) === null) fail('NotFound');
}

/** `assertMember` for a change, as `lockManager`. `other`: a further member whose row the change locks. */
export async function lockMembership(
  trx: Trx,
  viewer: Viewer,
  businessID: string,
  other?: string | null,
): Promise<BusinessRole> {
  await lockOwnRow(trx, viewer, businessID, other);
  return assertMember(trx, viewer, businessID);
}

/** Locks the person's account first, as its deletion does. Each row that names the person needs that lock: another order could deadlock. */
async function lockOwnRow(trx: Trx, { userID }: Viewer, businessID: string, other?: string | null): Promise<void> {
  if (!isUuid(businessID)) return;
  const people = [userID, other ?? userID].filter(isUuid);
  await writeInTurn(trx, businessID, people);
  await trx
    .selectFrom('users')
    .innerJoin('businessMembers', 'businessMembers.userId', 'users.id')
    .select('businessMembers.role')
    .where('users.id', 'in', people)
    .where('businessMembers.businessId', '=', businessID)
    // The order in which a removal locks two members.
    .orderBy('users.id')
    .forKeyShare(['users'])
    .forShare(['businessMembers'])
    .execute();
}
