import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** What was removed in the meantime can still be taken off the list, and what is not on it is off it. */
export const unsaveItem: Handler<'unsaveItem'> = async ({ query, body, viewer }, { db }) => {
  const resourceID = body?.resourceID ?? query.resourceID ?? fail('ValidationError', { fields: ['resourceID'] });
  const type = body?.resourceType ?? query.resourceType;
  let items = db.deleteFrom('savedItems').where('userId', '=', viewer.userID).where('resourceId', '=', resourceID);
  if (type !== undefined) items = items.where('resourceType', '=', type);
  await items.execute();
  return { saved: false, folder: '' };
};
