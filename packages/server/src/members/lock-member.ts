import { type BusinessRole, isUuid } from '@wbn/contract';
import { isLastOwner } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { lockAccounts } from '../businesses/lock-accounts.ts';
import { changeInTurn } from '../businesses/member-turn.ts';
import { assertManages, roleToGiveUp } from '../businesses/roles.ts';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';

interface Asked {
  readonly manager: Viewer;
  readonly businessId: string;
  readonly userId: string;
  /** The role that the member gets; undefined for a removal. */
  readonly given: BusinessRole | undefined;
}

/**
 * Locks a member that the viewer may change or remove, or to whom they may give the role `given`. Admins manage admins and members; only owners
 * manage owners, and make them. Asked twice: before the locks, so that a call that is refused keeps nobody waiting, and with the
 * viewer's own row locked, so that somebody whose role is taken at this moment gives it back neither to themself nor to others.
 * @throws NotFound, Forbidden, and as `roleIn`
 */
export async function lockMember(
  trx: Trx,
  manager: Viewer,
  businessId: string,
  userId: string,
  given?: BusinessRole,
): Promise<BusinessRole> {
  const asked = { manager, businessId, userId, given };
  await assertMay(trx, asked, await rolesOf(trx, businessId, [userId]));
  return assertMay(trx, asked, await lockRows(trx, businessId, [manager.userID, userId]));
}

type Roles = ReadonlyMap<string, BusinessRole>;

/** The role that the member has. */
async function assertMay(trx: Trx, { businessId, given, manager, userId }: Asked, roles: Roles): Promise<BusinessRole> {
  // The refusal must not reveal who belongs to a business. Everybody may leave, also a suspended business, and without the login that a business
  // requires, but nobody is taken from it by the provider of another.
  const isForeign = manager.isByProvider && manager.otherLoginBusinesses.has(businessId.toLowerCase());
  const leaves = userId === manager.userID && given === undefined && !isForeign;
  const own = leaves ? await roleToGiveUp(trx, manager, businessId) : null;
  const role = own ?? (await assertManages(trx, manager, businessId));
  const was = roles.get(userId.toLowerCase()) ?? fail('NotFound');
  return [was, given].includes('owner') && role !== 'owner' ? fail('Forbidden') : was;
}

/** The roles of those who belong to the business. */
async function rolesOf(trx: Trx, businessId: string, people: readonly string[], isLocked = false): Promise<Roles> {
  const ids = people.filter(isUuid);
  if (!isUuid(businessId) || ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('businessMembers')
    .select(['userId', 'role'])
    .where('businessId', '=', businessId)
    .where('userId', 'in', ids)
    .orderBy('userId')
    .$if(isLocked, (members) => members.forUpdate())
    .execute();
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}

/**
 * The roles of those who belong to the business. The accounts are locked first, then the roles, both in the order of their ids, so that two managers
 * of each other, and a deletion of either account, wait and do not deadlock. The business comes last, by the trigger that keeps an owner.
 */
async function lockRows(trx: Trx, businessId: string, people: readonly string[]): Promise<Roles> {
  const ids = people.filter(isUuid);
  await changeInTurn(trx, businessId, ids);
  await lockAccounts(trx, ids);
  return rolesOf(trx, businessId, ids, true);
}

/** A database constraint keeps the last owner, even if two owners leave at the same time. */
export function refuseLastOwner(error: unknown): never {
  if (isLastOwner(error)) fail('LastOwner');
  throw error;
}
