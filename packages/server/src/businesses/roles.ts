import { type BusinessRole, canManage, isOwner, isUuid } from '@wbn/contract';
import { type RawBuilder, sql } from '@wbn/database';
import { inAllowedBusinesses, isAllowedBusiness, isLockedBusiness, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * The role with which the viewer acts for a business: every call that acts for one, or reads what only its members see, asks here.
 * Null as `shownRoleIn`.
 * @throws SecondFactorRequired if the business requires two-step login and the viewer has none; OtherLoginRequired if it asks for a login by
 * its provider, or this one began by the provider of another business
 */
export async function roleIn(db: Db, viewer: Viewer | null, businessID: string): Promise<BusinessRole | null> {
  const role = await shownRoleIn(db, viewer, businessID);
  if (role !== null && viewer !== null) assertUnlocked(viewer, businessID);
  return role;
}

/** The same where a call leaves out what the viewer may not see, instead of refusing the rest: null also for a business that is locked. */
export const usableRoleIn = async (db: Db, viewer: Viewer | null, businessID: string): Promise<BusinessRole | null> =>
  viewer !== null && isLockedBusiness(viewer, businessID) ? null : shownRoleIn(db, viewer, businessID);

/** @throws SecondFactorRequired or OtherLoginRequired, as `roleIn` */
export function assertUnlocked(viewer: Viewer, businessID: string): void {
  if (!isLockedBusiness(viewer, businessID)) return;
  fail(viewer.otherLoginBusinesses.has(businessID.toLowerCase()) ? 'OtherLoginRequired' : 'SecondFactorRequired');
}

/**
 * The viewer's role in a business, to be shown. Null for strangers, visitors, removed businesses, and on a partner's page for those that the
 * person did not choose.
 */
export const shownRoleIn = (db: Db, viewer: Viewer | null, businessID: string): Promise<BusinessRole | null> =>
  roleOf(db, viewer, businessID, sql<boolean>`b.deleted_at is null`);

/** The role that the viewer may give up: the same, and also one in a suspended business. */
export const roleToGiveUp = (db: Db, viewer: Viewer, businessID: string): Promise<BusinessRole | null> =>
  roleOf(db, viewer, businessID, sql<boolean>`(b.deleted_at is null or b.suspended_at is not null)`);

async function roleOf(
  db: Db,
  viewer: Viewer | null,
  businessID: string,
  isOpen: RawBuilder<boolean>,
): Promise<BusinessRole | null> {
  if (viewer === null || !isUuid(businessID) || !isAllowedBusiness(viewer, businessID)) return null;
  const row = await db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .where('m.businessId', '=', businessID)
    .where('m.userId', '=', viewer.userID)
    .where(isOpen)
    .select('m.role')
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The viewer's role in each of some businesses, to be shown. Businesses that are removed, or in which the viewer has no role, are left out. */
export async function rolesIn(
  db: Db,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BusinessRole>> {
  if (viewer === null || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('businessMembers')
    .where('userId', '=', viewer.userID)
    .where('businessId', 'in', ids)
    .where(inAllowedBusinesses(viewer, 'businessId'))
    .select(['businessId', 'role'])
    .execute();
  return new Map(rows.map(({ businessId, role }) => [businessId, role]));
}

/** Access `speaker`: owner, admin and member may speak for a business. Other users get NotFound. */
export async function assertSpeaksFor(db: Db, viewer: Viewer, businessID: string | undefined): Promise<void> {
  if (businessID !== undefined && (await roleIn(db, viewer, businessID)) === null) fail('NotFound');
}

/** Access `businessMember`: everyone who belongs to an existing business. */
export async function assertMember(db: Db, viewer: Viewer, businessID: string): Promise<BusinessRole> {
  return (await roleIn(db, viewer, businessID)) ?? refuse(db, businessID);
}

/** Access `businessManager`: owner or admin of an existing business. */
export async function assertManages(db: Db, viewer: Viewer, businessID: string): Promise<BusinessRole> {
  const role = await roleIn(db, viewer, businessID);
  if (role !== null && canManage(role)) return role;
  return refuse(db, businessID);
}

/** Access `businessOwner`: the owner of an existing business. Admins are refused. */
export async function assertOwns(db: Db, viewer: Viewer, businessID: string): Promise<void> {
  if (!isOwner(await roleIn(db, viewer, businessID))) await refuse(db, businessID);
}

/** A business that does not exist is refused as NotFound or Gone, not as Forbidden. */
async function refuse(db: Db, businessID: string): Promise<never> {
  const business = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', isUuid(businessID) ? businessID : null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return fail(business === undefined ? 'NotFound' : 'Forbidden');
}
