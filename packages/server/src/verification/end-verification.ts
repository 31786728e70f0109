import type { VerificationChange } from '@wbn/contract/shapes';
import { jsonb, type Row } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import type { Trx } from '../db.ts';
import { announceVerification } from './announce-verification.ts';
import { updateVerifiedMark } from './decide-verification.ts';

/** The columns that evidence proves, and their names in answers. */
const verified = { companyName: 'companyName', countryCode: 'country', businessTypeCode: 'businessType' } as const;
type Column = keyof typeof verified;
const columns = Object.keys(verified) as Column[];

interface Change {
  readonly old: Pick<Row<'businesses'>, 'id' | Column>;
  /** The new values; a missing one stays. */
  readonly patch: Partial<Pick<Row<'businesses'>, Column>>;
  readonly now: Date;
}

/**
 * Ends the approvals of a business whose name, country or type changes, by its owner or by an import: nobody has checked the new ones, and an
 * impostor would keep the mark of another company. Owners and admins hear of it, once. A request that waits shows the change to the
 * operator. `actor` is null for an import.
 */
export async function endVerification(trx: Trx, actor: Viewer | null, { now, old, patch }: Change): Promise<void> {
  const changed = columns.flatMap((column): VerificationChange[] => {
    const [was, is] = [old[column], patch[column]];
    return is === undefined || is === was ? [] : [{ field: verified[column], was, is }];
  });
  if (changed.length === 0) return;
  await noteChanges(trx, old.id, changed);
  const ended = await trx
    .updateTable('verifications')
    .set({ state: 'expired', expiresAt: now })
    .where('businessId', '=', old.id)
    .where('state', '=', 'approved')
    .returning('id')
    .execute();
  await updateVerifiedMark(trx, old.id, now);
  for (const { id } of ended) {
    const act = { action: 'verification.expired', businessId: old.id, resourceType: 'verification', resourceId: id };
    await noteAct(trx, actor, {
      ...act,
      data: { changed: Object.fromEntries(changed.map(({ field, ...values }) => [field, values])) },
    });
  }
  const [first] = ended;
  if (first) await announceVerification(trx, first.id, 'expired', now);
}

/** Adds the changes to the request that waits. A value that is again as it was when the request was made is left out. */
async function noteChanges(trx: Trx, businessId: string, changed: readonly VerificationChange[]): Promise<void> {
  const waiting = await trx
    .selectFrom('verifications')
    .select(['id', 'changes'])
    .where('businessId', '=', businessId)
    .where('state', 'in', ['submitted', 'in_review'])
    .forUpdate()
    .execute();
  for (const { changes, id } of waiting) {
    const first = new Map(changes.map(({ field, was }) => [field, was]));
    const all = new Map([...changes, ...changed].map((one) => [one.field, one]));
    const net = [...all.values()]
      .map(({ field, is, was }) => ({ field, was: first.get(field) ?? was, is }))
      .filter(({ is, was }) => is !== was);
    await trx
      .updateTable('verifications')
      .set({ changes: jsonb(net) })
      .where('id', '=', id)
      .execute();
  }
}
