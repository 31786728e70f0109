import type { SecondFactorDuty } from '@wbn/contract/shapes';
import { hasSecondFactor } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { lockOwner } from '../businesses/lock-role.ts';
import { assertManages } from '../businesses/roles.ts';
import { type Db, inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { announceDuty } from './announce-duty.ts';
import { membersWithoutSecondFactor } from './members-without-second-factor.ts';

export const readSecondFactorDuty: Handler<'readSecondFactorDuty'> = async ({ params: { id }, viewer }, { db }) => {
  await assertManages(db, viewer, id);
  return dutyOf(db, id);
};

/** A second request may move the date earlier, never later. */
export const updateSecondFactorDuty: Handler<'updateSecondFactorDuty'> = async (
  { params: { id }, body: { graceDays = 7, required }, viewer: owner },
  { db, now },
) => {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, owner, id);
    const was = await lockDuty(trx, id);
    const act = { businessId: id, resourceType: 'business', resourceId: id };
    if (!required) {
      if (was !== null) {
        await trx.deleteFrom('secondFactorDuties').where('businessId', '=', id).execute();
        await noteAct(trx, owner, { action: 'second-factor.released', ...act });
      }
      return dutyOf(trx, id);
    }
    if (!(await hasSecondFactor(trx, owner.userID))) fail('SecondFactorRequired');
    const dueAt = new Date(now().getTime() + graceDays * 86_400_000);
    if (was === null || dueAt < was) {
      await trx
        .insertInto('secondFactorDuties')
        .values({ businessId: id, dueAt, setBy: owner.userID })
        .onConflict((conflict) => conflict.column('businessId').doUpdateSet({ dueAt, setBy: owner.userID }))
        .execute();
      await noteAct(trx, owner, { action: 'second-factor.required', ...act, data: { dueAt: dueAt.toISOString() } });
      await announceDuty(trx, id, dueAt);
    }
    return dutyOf(trx, id);
  });
};

/** Locks the business, so that of two changes at once the second one sees the first. */
async function lockDuty(trx: Db, id: string): Promise<Date | null> {
  await trx.selectFrom('businesses').select('id').where('id', '=', id).forUpdate().execute();
  const row = await trx
    .selectFrom('secondFactorDuties')
    .select('dueAt')
    .where('businessId', '=', id)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}

async function dutyOf(db: Db, id: string): Promise<SecondFactorDuty> {
  const row = await db.selectFrom('secondFactorDuties').select('dueAt').where('businessId', '=', id).executeTakeFirst();
  const missing = await membersWithoutSecondFactor(db, id).select('u.id').execute();
  return { dueAt: row?.dueAt.toISOString() ?? null, missing: missing.map((member) => member.id) };
}
