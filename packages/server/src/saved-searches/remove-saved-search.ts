import { isUuid } from '@wbn/contract';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';

/** Removes the search with its notifications. */
export const removeSavedSearch: Handler<'removeSavedSearch'> = async (
  { params: { id }, viewer: { userID } },
  { db },
) => {
  if (!isUuid(id)) fail('NotFound');
  await inTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('savedSearches')
      .where('id', '=', id)
      .where('userId', '=', userID)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) fail('NotFound');
    await trx
      .deleteFrom('notifications')
      .where('userId', '=', userID)
      .where('kind', '=', 'search')
      .where('resourceId', '=', id)
      .execute();
  });
  return {};
};
