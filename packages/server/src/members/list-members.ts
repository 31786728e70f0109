import { sql } from '@wbn/database';
import { assertManages } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { invitationColumns, invitationOf, memberOf, openInvitations, selectMembers } from './member.ts';

/** Owners first, then admins; each group in the order of joining. */
export const listMembers: Handler<'listMembers'> = async ({ params: { id }, viewer: manager }, context) => {
  const { db, now, picture } = context;
  await assertManages(db, manager, id);
  const [members, invitations] = await Promise.all([
    selectMembers(db, id)
      .orderBy(sql`case m.role when 'owner' then 0 when 'admin' then 1 else 2 end`)
      .orderBy('m.createdAt')
      .orderBy('m.userId')
      .execute(),
    openInvitations(db, now())
      .where('businessId', '=', id)
      .select(invitationColumns)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute(),
  ]);
  return { members: members.map((row) => memberOf(row, picture)), invitations: invitations.map(invitationOf) };
};
