import { isUuid } from '@wbn/contract';
import type { Connection } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { inAllowedBusinesses, isLockedBusiness, type Viewer } from '@wbn/http';
import { assertUnlocked } from '../businesses/roles.ts';
import type { Db, Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { PictureOf } from '../uploads/pictures.ts';

/** Connections with names and pictures of both parties: one query for any number of rows. */
export const selectConnections = (db: Db) =>
  db
    .selectFrom('connections as c')
    .leftJoin('users as fu', 'fu.id', 'c.fromUserId')
    .leftJoin('businesses as fb', 'fb.id', 'c.fromBusinessId')
    .leftJoin('users as tu', 'tu.id', 'c.toUserId')
    .leftJoin('businesses as tb', 'tb.id', 'c.toBusinessId')
    .select(['c.id', 'c.state', 'c.message', 'c.createdAt', 'c.answeredAt', 'c.fromPartyId', 'c.toPartyId'])
    .select(['c.fromBusinessId', 'c.toBusinessId'])
    .select([
      sql<string>`coalesce(fb.company_name, fu.first_name || ' ' || fu.last_name, '')`.as('fromName'),
      sql<string>`coalesce(tb.company_name, tu.first_name || ' ' || tu.last_name, '')`.as('toName'),
      sql<string | null>`coalesce(fb.profile_photo_key, fu.profile_photo_key)`.as('fromPhotoKey'),
      sql<string | null>`coalesce(tb.profile_photo_key, tu.profile_photo_key)`.as('toPhotoKey'),
    ]);

type ConnectionRow = Awaited<ReturnType<ReturnType<typeof selectConnections>['execute']>>[number];
const kindOf = (businessId: string | null) => (businessId === null ? ('user' as const) : ('business' as const));

export const connectionOf = (row: ConnectionRow, picture: PictureOf): Connection => ({
  connectionID: row.id,
  from: { type: kindOf(row.fromBusinessId), id: row.fromPartyId, name: row.fromName, photo: picture(row.fromPhotoKey) },
  to: { type: kindOf(row.toBusinessId), id: row.toPartyId, name: row.toName, photo: picture(row.toPhotoKey) },
  state: row.state,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

export async function readConnection(db: Db, id: string, picture: PictureOf): Promise<Connection> {
  return connectionOf(await selectConnections(db).where('c.id', '=', id).executeTakeFirstOrThrow(), picture);
}

/**
 * A connection and the sides that the viewer speaks for.
 * @throws NotFound for connections of others, and as `roleIn`
 */
export async function findConnection(trx: Trx, viewer: Viewer, id: string, lock?: 'lock') {
  if (!isUuid(id)) fail('NotFound');
  const speaks = (column: string) => sql<boolean>`(${sql.ref(column)} = ${viewer.userID} or exists (
    select from business_members m join businesses b on b.id = m.business_id and b.deleted_at is null
    where m.business_id = ${sql.ref(column)} and m.user_id = ${viewer.userID}
      and ${inAllowedBusinesses(viewer, 'm.business_id')}))`;
  const row = await trx
    .selectFrom('connections as c')
    .where('c.id', '=', id)
    .select(['c.id', 'c.state', 'c.fromPartyId', 'c.toPartyId', 'c.toBusinessId'])
    .select([speaks('c.fromPartyId').as('isFrom'), speaks('c.toPartyId').as('isTo')])
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined || !(row.isFrom || row.isTo)) fail('NotFound');
  const isFrom = row.isFrom && !isLockedBusiness(viewer, row.fromPartyId);
  const isTo = row.isTo && !isLockedBusiness(viewer, row.toPartyId);
  if (!(isFrom || isTo)) assertUnlocked(viewer, row.isFrom ? row.fromPartyId : row.toPartyId);
  return { ...row, isFrom, isTo };
}
