import type { Notification } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { pageOf, readNextID, writeNextID } from '../cursor.ts';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { mayAct } from '../users/may-act.ts';
import { commentLinks } from './comment-links.ts';
import { ofUsableParties } from './unread.ts';

const defaultSize = 20;
const largestSize = 50;

const selectNotifications = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'n.actorUserId').on(mayAct('u')))
    .leftJoin('businesses as b', 'b.id', 'n.actorBusinessId')
    .leftJoin('businesses as own', 'own.id', 'n.businessId')
    .leftJoin('businessInvitations as invitation', (join) =>
      join.onRef('invitation.id', '=', 'n.resourceId').on('n.kind', '=', 'invitation'),
    )
    .where('n.userId', '=', viewer.userID)
    .where(ofUsableParties(viewer, 'n'))
    .select(['n.id', 'n.kind', 'n.data', 'n.businessId', 'n.resourceType', 'n.resourceId', 'n.createdAt', 'n.readAt'])
    .select(['n.actorUserId', 'n.actorBusinessId', 'u.firstName', 'u.lastName', 'u.profilePhotoKey as userPhotoKey'])
    .select(['b.companyName', 'b.profilePhotoKey as businessPhotoKey', 'own.companyName as businessName'])
    .select('invitation.email as invited');
type NotificationRow = Awaited<ReturnType<ReturnType<typeof selectNotifications>['execute']>>[number];

/** One query for any number of rows, and two more if comments are among them. A group moves to the front when another actor joins it. */
export const listNotifications: Handler<'listNotifications'> = async ({ query, viewer }, { db, picture }) => {
  const below = readNextID(query.nextID);
  const size = Math.max(1, Math.min(query.size ?? defaultSize, largestSize));
  let list = selectNotifications(db, viewer);
  if (below !== null) {
    list = list.where(sql<boolean>`(n.created_at, n.id) < (${below.createdAt}::timestamptz, ${below.id}::uuid)`);
  }
  const rows = await list
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(size + 1)
    .execute();
  const { last, shown } = pageOf(rows, size);
  const ofComments = shown.filter(({ resourceType }) => resourceType === 'comment');
  const links = await commentLinks(db, [...new Set(ofComments.flatMap(({ resourceId }) => resourceId ?? []))]);
  return {
    items: shown.map((row) => ({ ...notificationOf(row, picture), ...linkOf(row, links) })),
    nextID: last === undefined ? null : writeNextID(last),
  };
};

const linkOf = ({ kind, resourceId, resourceType }: NotificationRow, links: ReadonlyMap<string, string>) => {
  const link = kind !== 'removal' && resourceType === 'comment' ? links.get(resourceId ?? '') : undefined;
  return link === undefined ? {} : { link };
};

const notificationOf = (row: NotificationRow, picture: PictureOf): Notification => ({
  notificationID: row.id,
  kind: row.kind as Notification['kind'],
  count: Number(row.data.count ?? 1),
  actor: actorOf(row, picture),
  businessID: row.businessId,
  businessName: row.businessName,
  resourceType: row.resourceType,
  resourceID: row.resourceId,
  ...(row.kind === 'verification' ? verificationNews(row.data) : {}),
  ...(row.kind === 'second-factor' ? { dueAt: String(row.data.dueAt) } : {}),
  ...(row.invited === null ? {} : { invited: row.invited }),
  ...(row.kind === 'role' ? { role: row.data.role as NonNullable<Notification['role']> } : {}),
  ...(row.kind === 'left' ? { title: String(row.data.title) } : {}),
  ...(row.kind === 'search' ? { title: String(row.data.title), link: String(row.data.link) } : {}),
  ...(row.kind === 'removal' ? removalNews(row.data) : {}),
  ...(row.kind === 'new-device' && typeof row.data.title === 'string' ? { title: row.data.title } : {}),
  ...(row.kind === 'report' ? { decision: row.data.decision as NonNullable<Notification['decision']> } : {}),
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
});

/** The row stores null for news without an end. */
const verificationNews = ({ outcome, expiresAt }: NotificationRow['data']) => ({
  outcome: outcome as NonNullable<Notification['outcome']>,
  ...(typeof expiresAt === 'string' && { expiresAt }),
});

/** The row stores null without a text and without a reason. */
const removalNews = ({ reason, title }: NotificationRow['data']) => ({
  ...(typeof title === 'string' && { title }),
  ...(typeof reason === 'string' && { reason }),
});

function actorOf(row: NotificationRow, picture: PictureOf): Notification['actor'] {
  if (row.actorBusinessId !== null) {
    const photo = picture(row.businessPhotoKey);
    return { type: 'business', id: row.actorBusinessId, name: row.companyName ?? '', photo };
  }
  // A person who was removed or suspended since then has neither a name nor a page.
  if (row.actorUserId === null || row.firstName === null) return null;
  const name = `${row.firstName} ${row.lastName}`;
  return { type: 'user', id: row.actorUserId, name, photo: picture(row.userPhotoKey) };
}
