import type { Handler } from '../handler.ts';
import { partyOf } from '../inquiries/party.ts';

export const listBlocked: Handler<'listBlocked'> = async ({ query: { ubid }, viewer }, { db, picture }) => {
  const id = await partyOf(db, viewer, ubid);
  const rows = await db
    .selectFrom('blocks as k')
    .leftJoin('users as u', 'u.id', 'k.blockedUserId')
    .leftJoin('businesses as b', 'b.id', 'k.blockedBusinessId')
    .where(id === viewer.userID ? 'k.userId' : 'k.businessId', '=', id)
    .select(['k.createdAt', 'u.id as userId', 'u.firstName', 'u.lastName', 'u.profilePhotoKey as userPhotoKey'])
    .select(['b.id as businessId', 'b.companyName', 'b.profilePhotoKey as businessPhotoKey'])
    .orderBy('k.createdAt', 'desc')
    .orderBy('k.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    party: {
      type: row.businessId === null ? ('user' as const) : ('business' as const),
      id: row.businessId ?? row.userId ?? '',
      name: row.companyName ?? `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
      photo: picture(row.businessId === null ? row.userPhotoKey : row.businessPhotoKey),
    },
    since: row.createdAt.toISOString(),
  }));
};
