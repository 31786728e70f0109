import { reportedLength } from '@wbn/contract';
import { sql } from '@wbn/database';
import { isLockedBusiness, type Viewer } from '@wbn/http';
import { assertUnlocked, shownRoleIn } from '../businesses/roles.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';
import { reportedResource } from './reported-resource.ts';

/** Adds a report to the operators' queue, with the text as it is now: its owner may change it. NotFound for resources that the reporter cannot see. */
export const report: Handler<'report'> = async ({ body, viewer: reporter }, { db }) => {
  const { resourceType, resourceID, reason, details = null } = body;
  if (resourceType === 'message' || resourceType === 'inquiry') {
    await assertParty(db, reporter, resourceID, resourceType);
  } else await assertExists(db, resourceID, resourceType);
  const resource = reportedResource(sql`${resourceType}::text`, sql`${resourceID}::uuid`);
  const reportedText = sql<string>`(select left(s.says, ${reportedLength}) from ${resource} s)`;
  await db
    .insertInto('reports')
    .values({ resourceType, resourceId: resourceID, reason, details, reporterId: reporter.userID, reportedText })
    .onConflict((conflict) =>
      conflict.columns(['resourceId', 'resourceType', 'reporterId']).where('state', '=', 'open').doNothing(),
    )
    .execute();
  return {};
};

/**
 * The person, or a business for which they may act, is a party of the thread, or of the thread of the message.
 * @throws NotFound, and as `roleIn`
 */
async function assertParty(db: Db, viewer: Viewer, id: string, type: 'message' | 'inquiry'): Promise<void> {
  const { rows } = await sql<{ parties: string[] }>`
    select array[from_party_id::text, to_party_id::text] as parties from inquiries
    where id = ${type === 'inquiry' ? id : sql`(select inquiry_id from messages where id = ${id})`}`.execute(db);
  let locked: string | undefined;
  for (const party of rows[0]?.parties ?? []) {
    if (party !== viewer.userID && (await shownRoleIn(db, viewer, party)) === null) continue;
    if (!isLockedBusiness(viewer, party)) return;
    locked = party;
  }
  if (locked !== undefined) assertUnlocked(viewer, locked);
  fail('NotFound');
}
