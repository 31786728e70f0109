import { jsonb } from '@wbn/database';
import { noteAct } from '../audit/note-act.ts';
import { lockManager } from '../businesses/lock-role.ts';
import { inTransaction } from '../db.ts';
import type { Handler } from '../handler.ts';
import { useEvidence } from '../uploads/use-evidence.ts';
import { selectVerifications, verificationOf } from './verification.ts';

/** Submits evidence. An operator decides: no other act or payment of a business makes it verified. */
export const requestVerification: Handler<'requestVerification'> = async (
  { params: { id }, body, viewer },
  context,
) => {
  const { db, now } = context;
  return inTransaction(db, async (trx) => {
    await lockManager(trx, viewer, id);
    const added = [];
    for (const { label, file } of body.evidence) {
      added.push({ label, key: file ? await useEvidence(trx, viewer, file.token) : '' });
    }
    // One request is pending at a time: a new one replaces the older one.
    await trx.selectFrom('businesses').select('id').where('id', '=', id).forUpdate().execute();
    const replaced = await trx
      .deleteFrom('verifications')
      .where('businessId', '=', id)
      .where('state', 'in', ['submitted', 'in_review'])
      .returning(['state', 'evidence', 'changes'])
      .executeTakeFirst();
    // An operator who asked for more has read the evidence so far: the business adds to it, once or several times.
    const earlier = replaced?.evidence ?? [];
    const read = replaced?.state === 'in_review' ? earlier : earlier.filter(({ isRead }) => isRead);
    const evidence = [...read.map((one) => ({ ...one, isRead: true as const })), ...added];
    const { id: verification } = await trx
      .insertInto('verifications')
      .values({
        businessId: id,
        scopes: [...new Set(body.scopes)],
        evidence: jsonb(evidence),
        changes: jsonb(read.length > 0 ? (replaced?.changes ?? []) : []),
        submittedBy: viewer.userID,
        submittedAt: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const data = { scopes: body.scopes, evidence: evidence.length };
    const act = { action: 'verification.requested', businessId: id, resourceType: 'verification' };
    await noteAct(trx, viewer, { ...act, resourceId: verification, data });
    const row = await selectVerifications(trx).where('v.id', '=', verification).executeTakeFirstOrThrow();
    return verificationOf(row, context, viewer);
  });
};
