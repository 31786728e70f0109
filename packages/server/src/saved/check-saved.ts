import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';

export const checkSaved: Handler<'checkSaved'> = async ({ params: { id }, viewer }, { db }) => {
  const resourceType = await assertExists(db, id, 'business', 'product');
  const row = await db
    .selectFrom('savedItems')
    .select('folder')
    .where('userId', '=', viewer.userID)
    .where('resourceId', '=', id)
    .where('resourceType', '=', resourceType)
    .executeTakeFirst();
  return { saved: row !== undefined, folder: row?.folder ?? '' };
};
