import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';

/** Idempotent; with a folder, moves the item there. */
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
        // Without a folder the item stays in its folder; the no-op update makes the row part of the answer.
        .doUpdateSet((update) => ({ folder: folder === undefined ? update.ref('savedItems.folder') : folder })),
    )
    .returning('folder')
    .executeTakeFirstOrThrow();
  return { saved: true, folder: kept };
};
