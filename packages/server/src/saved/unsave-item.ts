import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** A removed resource can still be unsaved, and unsaving a resource that is not saved succeeds. */
export const unsaveItem: Handler<'unsaveItem'> = async ({ query, body, viewer }, { db }) => {
  const resourceID = body?.resourceID ?? query.resourceID ?? fail('ValidationError', { fields: ['resourceID'] });
  const type = body?.resourceType ?? query.resourceType;
  let items = db.deleteFrom('savedItems').where('userId', '=', viewer.userID).where('resourceId', '=', resourceID);
  if (type !== undefined) items = items.where('resourceType', '=', type);
  await items.execute();
  return { saved: false, folder: '' };
};
