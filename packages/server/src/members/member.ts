import type { Invitation, Member } from '@wbn/contract/shapes';
import type { Row } from '@wbn/database';
import type { Db } from '../db.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { mayAct } from '../users/may-act.ts';
import { writerDeparted } from './departures.ts';

export const selectMembers = (db: Db, businessId: string) =>
  db
    .selectFrom('businessMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.businessId', '=', businessId)
    .select(['m.userId', 'm.role', 'm.createdAt', 'u.firstName', 'u.lastName', 'u.profilePhotoKey']);

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

export const memberOf = (row: MemberRow, picture: PictureOf): Member => ({
  userID: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  profilePhoto: picture(row.profilePhotoKey),
  role: row.role,
  since: row.createdAt.toISOString(),
});

type InvitationRow = Pick<Row<'businessInvitations'>, 'id' | 'email' | 'role' | 'createdAt' | 'expiresAt'>;
export const invitationColumns = ['id', 'email', 'role', 'createdAt', 'expiresAt'] as const;

export const invitationOf = (row: InvitationRow): Invitation => ({
  invitationID: row.id,
  email: row.email,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Open invitations whose inviter may act now, and has been allowed to invite with that role ever since. */
export const openInvitations = (db: Db, now: Date) =>
  db
    .selectFrom('businessInvitations')
    .where((where) =>
      where.exists(
        where
          .selectFrom('businessMembers as m')
          .innerJoin('users as u', 'u.id', 'm.userId')
          .select('m.userId')
          .where(mayAct('u'))
          .whereRef('m.businessId', '=', 'businessInvitations.businessId')
          .whereRef('m.userId', '=', 'businessInvitations.invitedBy')
          .where((of) =>
            of.or([
              of('m.role', '=', 'owner'),
              of.and([of('m.role', '=', 'admin'), of('businessInvitations.role', '!=', 'owner')]),
            ]),
          ),
      ),
    )
    .where((where) => where.not(writerDeparted))
    .where('acceptedAt', 'is', null)
    .where('declinedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
