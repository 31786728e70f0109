import { isOwner, isUuid } from '@wbn/contract';
import type { Viewer } from '@wbn/http';
import { roleIn } from '../businesses/roles.ts';
import type { Db } from '../context.ts';
import { fail } from '../fail.ts';

/** Access `businessOwner`: the membership is the owner's alone. */
export async function mustOwn(db: Db, viewer: Viewer, businessID: string): Promise<void> {
  if (isOwner(await roleIn(db, viewer, businessID))) return;
  const business = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', isUuid(businessID) ? businessID : null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  fail(business === undefined ? 'NotFound' : 'Forbidden');
}
