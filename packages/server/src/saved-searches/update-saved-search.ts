import { isUuid } from '@wbn/contract';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { nextLook, savedSearchOf } from './saved-search.ts';

/** Fields that are not sent stay. Alerts that are turned on again begin now: nobody gets a flood of old matches. */
export const updateSavedSearch: Handler<'updateSavedSearch'> = async (
  { body, params: { id }, viewer: { userID } },
  { db, now },
) =>
  inTransaction(db, async (trx) => {
    const old = isUuid(id)
      ? await trx
          .selectFrom('savedSearches')
          .selectAll()
          .where('id', '=', id)
          .where('userId', '=', userID)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (old === undefined) fail('NotFound');
    const alerts = body.alerts ?? old.alerts;
    const isTurnedOn = old.alerts === 'off' && alerts !== 'off';
    const seenUntil = isTurnedOn && now() > old.seenUntil ? now() : old.seenUntil;
    const row = await trx
      .updateTable('savedSearches')
      .set({
        name: body.name?.trim() ?? old.name,
        alerts,
        byMail: body.mail ?? old.byMail,
        ...(alerts === old.alerts ? {} : { seenUntil, nextAt: nextLook(alerts, seenUntil) }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return savedSearchOf(row);
  });
