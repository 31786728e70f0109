import type { Handler } from '../handler.ts';
import { saveableOf } from './saveable.ts';

export const checkSaved: Handler<'checkSaved'> = async ({ params: { id }, viewer }, { db }) => {
  const resourceType = await saveableOf(db, id);
  const row = await db
    .selectFrom('savedItems')
    .select('folder')
    .where('userId', '=', viewer.userID)
    .where('resourceId', '=', id)
    .where('resourceType', '=', resourceType)
    .executeTakeFirst();
  return { saved: row !== undefined, folder: row?.folder ?? '' };
};
