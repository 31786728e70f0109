import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { highlightedCardsByID } from './query.ts';
import { rolesIn } from './roles.ts';

/** Cards of a page in the order of the request, each once. */
export const readBusinesses: Handler<'readBusinesses'> = async ({ query, viewer }, context) => {
  const ids = [...new Set(query.ids.split(','))];
  const db = readerFor(context, viewer);
  const [cards, roles] = await Promise.all([highlightedCardsByID(db, ids, context.picture), rolesIn(db, viewer, ids)]);
  context.visibility.shown(ids.filter((id) => cards.has(id) && !roles.has(id)));
  return ids.flatMap((id) => {
    const card = cards.get(id);
    const role = roles.get(id);
    return card ? [{ ...card, session: role ? { role } : null }] : [];
  });
};
