import { isUuid } from '@wbn/contract';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { keyOf, selectKeys } from './partner-key.ts';

/** Changes take effect within five seconds (keys are cached that long). Sessions lose the scopes that their key loses. */
export const updatePartnerKey: Handler<'updatePartnerKey'> = async ({ params: { id }, body, viewer }, { db, now }) => {
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  const { revoked, ...change } = body;
  return inTransaction(db, async (trx) => {
    const row = await trx
      .updateTable('partnerKeys')
      .set({
        ...change,
        ...(revoked !== undefined && { revokedAt: revoked ? now() : null }),
        name: change.name ?? ((eb) => eb.ref('name')),
      })
      .where('id', '=', id)
      .returning(['origins', 'scopes', 'revokedAt'])
      .executeTakeFirst();
    if (row === undefined) fail('NotFound');
    await endCodesBeyond(trx, id, row, now());
    await endSessionsBeyond(trx, id, row, now());
    const act = { action: 'partner-key.changed', resourceType: 'partner-key', resourceId: id };
    await noteAct(trx, viewer, { ...act, data: { ...body } });
    return keyOf(await selectKeys(trx).where('k.id', '=', id).executeTakeFirstOrThrow());
  });
};

interface Key {
  readonly origins: string[];
  readonly scopes: string[];
  readonly revokedAt: Date | null;
}

/** A code for less is made smaller when it is redeemed. */
async function endCodesBeyond(trx: Trx, id: string, { origins, revokedAt }: Key, now: Date): Promise<void> {
  const open = trx.updateTable('handoverCodes').where('partnerKeyId', '=', id).where('usedAt', 'is', null);
  const over = open.set({ usedAt: now });
  if (revokedAt !== null || origins.length === 0) await over.execute();
  else await over.where('continueOrigin', 'not in', origins).execute();
}

async function endSessionsBeyond(trx: Trx, id: string, key: Key, now: Date): Promise<void> {
  const ofKey = trx.updateTable('sessions').where('partnerKeyId', '=', id).where('revokedAt', 'is', null);
  const over = ofKey.set({ revokedAt: now, revokeReason: 'partner key changed' });
  if (key.revokedAt !== null || key.origins.length === 0) await over.execute();
  else await over.where('origin', 'not in', key.origins).execute();
  const sessions = await trx
    .selectFrom('sessions')
    .select(['id', 'scopes'])
    .where('partnerKeyId', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
  for (const session of sessions) {
    const scopes = session.scopes.filter((scope) => key.scopes.includes(scope));
    if (scopes.length < session.scopes.length) {
      await trx.updateTable('sessions').set({ scopes }).where('id', '=', session.id).execute();
    }
  }
}
