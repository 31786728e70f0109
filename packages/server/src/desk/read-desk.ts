import { fullName } from '@wbn/contract';
import { assertMember } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { deskThreads } from './desk-thread.ts';

export const readDesk: Handler<'readDesk'> = async ({ params: { id }, viewer }, { db }) => {
  await assertMember(db, viewer, id);
  const [members, threads] = await Promise.all([
    db
      .selectFrom('businessMembers as m')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .select(['u.id', 'u.firstName', 'u.lastName'])
      .where('m.businessId', '=', id)
      .where('u.deletedAt', 'is', null)
      .orderBy('u.firstName')
      .orderBy('u.lastName')
      .orderBy('u.id')
      .execute(),
    deskThreads(db, id),
  ]);
  const labels = new Set(threads.flatMap((thread) => thread.labels));
  return {
    members: members.map((one) => ({ userID: one.id, name: fullName(one) })),
    labels: [...labels].sort((one, other) => one.localeCompare(other)),
    threads,
  };
};
