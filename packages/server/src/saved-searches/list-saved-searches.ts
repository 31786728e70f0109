import type { Handler } from '../handler.ts';
import { savedSearchOf } from './saved-search.ts';

export const listSavedSearches: Handler<'listSavedSearches'> = async ({ viewer }, { db }) => {
  const rows = await db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', viewer.userID)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(savedSearchOf);
};
