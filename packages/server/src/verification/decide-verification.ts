import { isDeepStrictEqual } from 'node:util';
import { isUuid } from '@wbn/contract';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { refuseOwn } from '../operator/refuse-own.ts';
import { indexBusinesses } from '../search/indexing/index-rows.ts';
import { announcedAtOnce } from './announce-endings.ts';
import { announceVerification } from './announce-verification.ts';
import { selectVerifications, verificationOf } from './verification.ts';

const states = { approve: 'approved', reject: 'rejected', ask: 'in_review', revoke: 'revoked' } as const;
const outcomes = { ...states, ask: 'more' } as const;

/**
 * An operator's decision on evidence: approval with an end date, rejection with a reason, or a request for more. The business hears of it.
 * Only this gives the verified mark.
 */
export const decideVerification: Handler<'decideVerification'> = async ({ params: { id }, body, viewer }, context) => {
  const { db, search, now } = context;
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  const expiresAt = body.decision === 'approve' ? new Date(body.expiresAt) : null;
  if (expiresAt !== null && expiresAt <= now()) fail('ValidationError', { fields: ['expiresAt'] });
  return inTransaction(db, async (trx) => {
    await lockBusinessOf(trx, id);
    const verification = await trx
      .selectFrom('verifications')
      .select(['businessId', 'state', 'changes'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (verification === undefined) fail('NotFound');
    const { businessId, changes, state } = verification;
    const waits = state === 'submitted' || state === 'in_review';
    if (body.decision === 'revoke' ? state !== 'approved' : !waits) fail('Conflict');
    // The evidence belongs to the old name, country or type: an operator who has not seen the new one does not approve it.
    if (body.decision === 'approve' && !isDeepStrictEqual(body.changes, changes)) fail('Conflict');
    await refuseOwn(trx, viewer, businessId);
    await trx
      .updateTable('verifications')
      .set({
        state: states[body.decision],
        note: body.note ?? null,
        reviewedBy: viewer.userID,
        decidedAt: now(),
        ...(body.decision === 'approve' && {
          scopes: [...new Set(body.scopes)],
          expiresAt,
          announcedDays: announcedAtOnce(new Date(body.expiresAt), now()),
        }),
      })
      .where('id', '=', id)
      .execute();
    await updateVerifiedMark(trx, businessId, now());
    await indexBusinesses(trx, search, [businessId]);
    const data = { note: body.note ?? null, ...(body.decision === 'approve' && { scopes: body.scopes, expiresAt }) };
    const act = { action: `verification.${outcomes[body.decision]}`, businessId, resourceType: 'verification' };
    await noteAct(trx, viewer, { ...act, resourceId: id, data });
    await announceVerification(trx, id, outcomes[body.decision], now());
    return verificationOf(
      await selectVerifications(trx).where('v.id', '=', id).executeTakeFirstOrThrow(),
      context,
      viewer,
    );
  });
};

/**
 * The business before its verifications, as its own changes and a new request lock them. Two decisions at once take their turn: otherwise each would
 * leave the mark that the verification of the other one gave.
 */
async function lockBusinessOf(trx: Trx, verificationID: string): Promise<void> {
  const verification = trx.selectFrom('verifications').select('businessId').where('id', '=', verificationID);
  await trx.selectFrom('businesses').select('id').where('id', 'in', verification).forUpdate().execute();
}

/** Sets the verified mark of a business, which the transaction has locked: on while one of its verifications is approved and valid. */
export async function updateVerifiedMark(trx: Trx, businessId: string, now: Date): Promise<void> {
  const approved = await trx
    .selectFrom('verifications')
    .select('decidedAt')
    .where('businessId', '=', businessId)
    .where('state', '=', 'approved')
    .where('expiresAt', '>', now)
    .orderBy('decidedAt')
    .executeTakeFirst();
  await trx
    .updateTable('businesses')
    .set({ verified: approved !== undefined, verifiedAt: approved?.decidedAt ?? null })
    .where('id', '=', businessId)
    .execute();
}
