import type { Patch, Row } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import type { Trx } from '../db.ts';
import { announceVerification } from './announce-verification.ts';
import { keepMark } from './decide-verification.ts';

/** The columns that evidence proves. */
const verified = ['companyName', 'countryCode', 'businessTypeCode'] as const;

interface Change {
  readonly old: Row<'businesses'>;
  readonly patch: Patch<'businesses'>;
  readonly now: Date;
}

/**
 * Ends the approvals of a business whose name, country or type changes: nobody has checked the new ones, and an impostor would keep the
 * mark of another company. Owners and admins hear of it, once.
 */
export async function endVerification(trx: Trx, owner: Viewer, { now, old, patch }: Change): Promise<void> {
  const changed = verified.filter((column) => patch[column] !== undefined && patch[column] !== old[column]);
  if (changed.length === 0) return;
  const ended = await trx
    .updateTable('verifications')
    .set({ state: 'expired', expiresAt: now })
    .where('businessId', '=', old.id)
    .where('state', '=', 'approved')
    .returning('id')
    .execute();
  await keepMark(trx, old.id, now);
  const data = Object.fromEntries(changed.map((column) => [column, { was: old[column], is: patch[column] }]));
  for (const { id } of ended) {
    const act = { action: 'verification.expired', businessId: old.id, resourceType: 'verification', resourceId: id };
    await noteAct(trx, owner, { ...act, data: { changed: data } });
  }
  const [first] = ended;
  if (first) await announceVerification(trx, first.id, 'expired', now);
}
