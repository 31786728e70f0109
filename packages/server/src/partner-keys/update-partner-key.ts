import { isUuid } from '@wbn/contract';
import { sql } from '@wbn/database';
import { allowsOrigin } from '@wbn/http';
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
      .returning(['origins', 'anyLoopbackPort', 'scopes', 'revokedAt'])
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
  readonly anyLoopbackPort: boolean;
  readonly scopes: string[];
  readonly revokedAt: Date | null;
}

/** The origins that may no longer use the key. */
const lostBy = (key: Key, met: readonly { readonly origin: string | null }[]): string[] => {
  const origins = new Set(met.flatMap(({ origin }) => origin ?? []));
  return [...origins].filter((origin) => key.revokedAt !== null || !allowsOrigin(key, origin));
};

/** A code for less is made smaller when it is redeemed. */
async function endCodesBeyond(trx: Trx, id: string, key: Key, now: Date): Promise<void> {
  const codes = await trx
    .selectFrom('handoverCodes')
    .select('continueOrigin as origin')
    .distinct()
    .where('partnerKeyId', '=', id)
    .where('usedAt', 'is', null)
    .execute();
  const open = trx.updateTable('handoverCodes').where('partnerKeyId', '=', id).where('usedAt', 'is', null);
  await open
    .where('continueOrigin', '=', (eb) => eb.fn.any(eb.val(lostBy(key, codes))))
    .set({ usedAt: now })
    .execute();
}

async function endSessionsBeyond(trx: Trx, id: string, key: Key, now: Date): Promise<void> {
  const sessions = await trx
    .selectFrom('sessions')
    .select('origin')
    .distinct()
    .where('partnerKeyId', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
  const open = trx.updateTable('sessions').where('partnerKeyId', '=', id).where('revokedAt', 'is', null);
  await open
    .where('origin', '=', (eb) => eb.fn.any(eb.val(lostBy(key, sessions))))
    .set({ revokedAt: now, revokeReason: 'partner key changed' })
    .execute();
  // In one statement: a person who takes scopes back at this moment does not get them back by this.
  await open
    .where(sql<boolean>`not scopes <@ ${key.scopes}::text[]`)
    .set({ scopes: sql<string[]>`array(select unnest(scopes) intersect select unnest(${key.scopes}::text[]))` })
    .execute();
}
