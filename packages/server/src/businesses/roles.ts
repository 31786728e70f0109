import { type BusinessRole, canManage, isOwner, isUuid } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';

/** What the viewer is to a business; null for strangers, visitors and businesses that were removed. */
export async function roleIn(db: Db, viewer: Viewer | null, businessID: string): Promise<BusinessRole | null> {
  if (viewer === null || !isUuid(businessID)) return null;
  const row = await db
    .selectFrom('businessMembers as m')
    .innerJoin('businesses as b', 'b.id', 'm.businessId')
    .where('m.businessId', '=', businessID)
    .where('m.userId', '=', viewer.userID)
    .where('b.deletedAt', 'is', null)
    .select('m.role')
    .executeTakeFirst();
  return row?.role ?? null;
}

/** What the viewer is to each of some businesses that were not removed; those to which they are nothing are not in the answer. */
export async function rolesIn(
  db: Db,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BusinessRole>> {
  if (viewer === null) return new Map();
  const rows = await db
    .selectFrom('businessMembers')
    .where('userId', '=', viewer.userID)
    .where('businessId', 'in', ids)
    .select(['businessId', 'role'])
    .execute();
  return new Map(rows.map(({ businessId, role }) => [businessId, role]));
}

/** Access `speaker`: owner, admin and member speak for a business. To all others it is as if it were not there. */
export async function mustSpeakFor(db: Db, viewer: Viewer, businessID: string | undefined): Promise<void> {
  if (businessID !== undefined && (await roleIn(db, viewer, businessID)) === null) fail('NotFound');
}

/** Access `businessManager`: owner or admin of a business that is there. */
export async function mustManage(db: Db, viewer: Viewer, businessID: string): Promise<BusinessRole> {
  const role = await roleIn(db, viewer, businessID);
  if (role !== null && canManage(role)) return role;
  return refuse(db, businessID);
}

/** Access `businessOwner`: the owner of a business that is there, and no admin. */
export async function mustOwn(db: Db, viewer: Viewer, businessID: string): Promise<void> {
  if (!isOwner(await roleIn(db, viewer, businessID))) await refuse(db, businessID);
}

/** What is not there is not forbidden. */
async function refuse(db: Db, businessID: string): Promise<never> {
  const business = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', isUuid(businessID) ? businessID : null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return fail(business === undefined ? 'NotFound' : 'Forbidden');
}
