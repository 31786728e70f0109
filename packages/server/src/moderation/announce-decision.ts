import type { Notification } from '@wbn/contract/shapes';
import { notifyPerson } from '@wbn/database';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';

/** Tells those who reported a thing what became of it, in the transaction of the decision. */
export async function announceDecision(
  trx: Trx,
  about: { readonly type: string; readonly id: string },
  reportIDs: readonly string[],
  decision: NonNullable<Notification['decision']>,
): Promise<void> {
  const reporters = await trx
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporterId')
    .select('u.id')
    .where('r.id', 'in', reportIDs)
    .where(mayAct('u'))
    .orderBy('u.id')
    .execute();
  for (const { id: userID } of reporters) {
    await notifyPerson(trx, {
      kind: 'report',
      userID,
      about,
      key: `report:${about.type}:${about.id}`,
      data: { decision },
    });
  }
}
