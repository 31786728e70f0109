import { randomBytes } from 'node:crypto';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { keyOf, selectKeys } from './partner-key.ts';

/** A publishable key for a partner's pages: a quota and a name, never a secret. */
export const createPartnerKey: Handler<'createPartnerKey'> = async ({ body, viewer }, { db }) => {
  assertOperator(viewer);
  return inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('partnerKeys')
      .values({ ...body, publishableKey: `pk_live_${randomBytes(16).toString('hex')}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const act = { action: 'partner-key.created', resourceType: 'partner-key', resourceId: id };
    await noteAct(trx, viewer, { ...act, data: { ...body } });
    return keyOf(await selectKeys(trx).where('k.id', '=', id).executeTakeFirstOrThrow());
  });
};
