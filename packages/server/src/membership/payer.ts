import type { Db } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

/** Whether a person is an owner of the business and may act now: only their card may be charged again. */
export async function isOwnedBy(db: Db, businessId: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const owner = await db
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.businessId', '=', businessId)
    .where('m.userId', '=', userId)
    .where('m.role', '=', 'owner')
    .where(mayAct('u'))
    .executeTakeFirst();
  return owner !== undefined;
}
