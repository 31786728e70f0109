import { isUuid } from '@wbn/contract';
import { withSiblings } from '@wbn/http';
import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { highlightsByID } from './highlights.ts';
import { businessProfileOf } from './profile.ts';
import { profileRow } from './profile-row.ts';
import { shownRoleIn } from './roles.ts';

/** Every visitor may read a business. `session`, beside `data`, holds the viewer's relation to it. */
export const readBusiness: Handler<'readBusiness'> = async ({ params: { id }, viewer, visitor }, context) => {
  if (!isUuid(id)) fail('NotFound');
  const db = readerFor(context, viewer);
  const [row, highlights, role] = await Promise.all([
    profileRow(db, id),
    highlightsByID(db, [id.toLowerCase()], context.picture),
    shownRoleIn(db, viewer, id),
  ]);
  if (row === undefined) fail('NotFound');
  if (row.deletedAt !== null) fail('Gone');
  const isOwn = role !== null;
  context.searchLog.chose(visitor, { act: 'open', id: row.id, businessID: row.id, isOwn });
  return withSiblings(businessProfileOf(row, highlights.get(row.id), context.picture), { session: role && { role } });
};
