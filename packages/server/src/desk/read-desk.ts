import { fullName } from '@wbn/contract';
import { assertMember } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { threadsToSpend } from '../inquiries/party.ts';
import { deskThreads, labelsOf } from './desk-thread.ts';

/** Most members that are listed: each can be assigned a conversation. */
const maxMembers = 500;

export const readDesk: Handler<'readDesk'> = async ({ params: { id }, spend, viewer }, { db }) => {
  await assertMember(db, viewer, id);
  await spend(await threadsToSpend(db, id));
  const [members, labels, threads] = await Promise.all([
    db
      .selectFrom('businessMembers as m')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .select(['u.id', 'u.firstName', 'u.lastName'])
      .where('m.businessId', '=', id)
      .where('u.deletedAt', 'is', null)
      .orderBy('u.firstName')
      .orderBy('u.lastName')
      .orderBy('u.id')
      .limit(maxMembers)
      .execute(),
    labelsOf(db, id),
    deskThreads(db, id),
  ]);
  return {
    members: members.map((one) => ({ userID: one.id, name: fullName(one) })),
    labels: labels.sort((one, other) => one.localeCompare(other)),
    threads,
  };
};
