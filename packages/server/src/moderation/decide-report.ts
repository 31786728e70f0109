import { isRemovable, isUuid, type RemovableType } from '@wbn/contract';
import { noteAct } from '../audit/note-act.ts';
import { inTransaction } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertOperator } from '../operator/assert-operator.ts';
import { refuseOwn } from '../operator/refuse-own.ts';
import { announceDecision } from './announce-decision.ts';
import { announceRemoval } from './announce-removal.ts';
import { removeReported } from './remove-reported.ts';
import { oneReport, reportItemOf } from './report-rows.ts';
import { setSuspended } from './suspend.ts';

/**
 * An operator's decision on a report, and on all other open reports of the same resource. Each decision is logged; the owner of what is removed
 * and those who reported it hear of it.
 */
export const decideReport: Handler<'decideReport'> = async ({ params: { id }, body, viewer }, context) => {
  assertOperator(viewer);
  if (!isUuid(id)) fail('NotFound');
  return inTransaction(context.db, async (trx) => {
    const report = (await oneReport(trx, id)) ?? fail('NotFound');
    const { authorId, resourceId, resourceType } = report;
    await refuseOwn(trx, viewer, resourceId);
    if (body.decision === 'lift') {
      if (authorId === null || !(await setSuspended(trx, viewer, authorId, false, null, context))) fail('Conflict');
      return reportItemOf((await oneReport(trx, id)) ?? fail('NotFound'), context.picture);
    }
    // Locks in a fixed order, so that two operators never deadlock.
    const open = await trx
      .selectFrom('reports')
      .select('id')
      .where('resourceId', '=', resourceId)
      .where('resourceType', '=', resourceType)
      .where('state', '=', 'open')
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!open.some((one) => one.id === report.id)) fail('Conflict');
    const acts = body.decision === 'act' ? [...new Set(body.acts)] : [];
    const reason = body.decision === 'act' ? (body.reason ?? null) : null;
    let removed: RemovableType | undefined;
    if (acts.includes('remove')) {
      if (!isRemovable(resourceType)) fail('ValidationError', { fields: ['acts'] });
      if (await removeReported(trx, viewer, resourceType, resourceId, context)) removed = resourceType;
    }
    if (acts.includes('suspend')) {
      const author = authorId ?? fail('ValidationError', { fields: ['acts'] });
      await setSuspended(trx, viewer, author, true, reason, context);
    }
    // An author who is suspended now has read the reason in the mail about that.
    if (removed) await announceRemoval(trx, removed, resourceId, reason);
    const outcome = body.decision === 'act' ? 'actioned' : 'dismissed';
    const ids = open.map((one) => one.id);
    const mark = { state: outcome, handledBy: viewer.userID, handledAt: context.now() } as const;
    await trx.updateTable('reports').set(mark).where('id', 'in', ids).execute();
    await announceDecision(trx, { type: resourceType, id: resourceId }, ids, outcome);
    for (const reportID of ids) {
      const data = {
        about: { type: resourceType, id: resourceId },
        reason: report.reason,
        acts,
        note: body.note ?? null,
      };
      await noteAct(trx, viewer, { action: `report.${outcome}`, resourceType: 'report', resourceId: reportID, data });
    }
    return reportItemOf((await oneReport(trx, id)) ?? fail('NotFound'), context.picture);
  });
};
