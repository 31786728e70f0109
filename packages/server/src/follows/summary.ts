import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { countsOf } from '../resources/resource.ts';

/** `session` is present only if the viewer follows. */
export async function summaryOf(db: Db, viewer: Viewer | null, id: string) {
  const { followers } = await countsOf(db, id);
  const mine =
    viewer === null
      ? undefined
      : await db
          .selectFrom('follows')
          .select('userId')
          .where('resourceId', '=', id)
          .where('userId', '=', viewer.userID)
          .executeTakeFirst();
  return { followersCount: followers, session: mine === undefined ? null : { following: true as const } };
}
