import { isUuid } from '@wbn/contract';
import { queueMail } from '@wbn/database';
import { endAllAccess } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';

/**
 * An operator ends every login and session of a person, for example after a theft, and what a thief may have prepared to come back. The account
 * stays as it is, and the person hears of it by mail.
 */
export const endUserSessions: Handler<'endUserSessions'> = async ({ params: { id }, body, viewer }, { db }) => {
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  return inTransaction(db, async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['email', 'firstName', 'locale'])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (user === undefined) fail('NotFound');
    await endAllAccess(trx, id, 'ended by an operator');
    const data = { reason: body.reason };
    await noteAct(trx, viewer, { action: 'user.sessions-ended', resourceType: 'user', resourceId: id, data });
    await queueMail(trx, {
      to: user.email,
      template: 'logins-ended',
      locale: user.locale,
      data: { firstName: user.firstName, reason: body.reason },
      dedupeKey: `logins-ended:${crypto.randomUUID()}`,
    });
    return {};
  });
};
