import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';

/** Saving twice is saving once; with a folder it moves there. */
export const saveItem: Handler<'saveItem'> = async ({ body, viewer }, { db }) => {
  const { resourceType, resourceID } = body;
  await assertExists(db, resourceID, resourceType);
  const folder = body.folder?.trim();
  const { folder: kept } = await db
    .insertInto('savedItems')
    .values({ userId: viewer.userID, resourceType, resourceId: resourceID, folder: folder ?? '' })
    .onConflict((conflict) =>
      conflict
        .constraint('saved_items_pkey')
        // Without a folder it stays where it is; the row must be written to be answered.
        .doUpdateSet((update) => ({ folder: folder === undefined ? update.ref('savedItems.folder') : folder })),
    )
    .returning('folder')
    .executeTakeFirstOrThrow();
  return { saved: true, folder: kept };
};
