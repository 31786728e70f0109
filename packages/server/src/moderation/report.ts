import { sql } from '@wbn/database';
import { inAllowedBusinesses, inUsableBusinesses, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { assertExists } from '../resources/resource.ts';

/** Adds a report to the operators' queue. NotFound for resources that the reporter cannot see. */
export const report: Handler<'report'> = async ({ body, viewer: reporter }, { db }) => {
  const { resourceType, resourceID, reason, details = null } = body;
  if (resourceType === 'message' || resourceType === 'inquiry') {
    if (!(await isParty(db, reporter, resourceID, resourceType, inUsableBusinesses))) {
      const isLocked = await isParty(db, reporter, resourceID, resourceType, inAllowedBusinesses);
      fail(isLocked ? 'SecondFactorRequired' : 'NotFound');
    }
  } else await assertExists(db, resourceID, resourceType);
  await db
    .insertInto('reports')
    .values({ resourceType, resourceId: resourceID, reason, details, reporterId: reporter.userID })
    .onConflict((conflict) =>
      conflict.columns(['resourceId', 'resourceType', 'reporterId']).where('state', '=', 'open').doNothing(),
    )
    .execute();
  return {};
};

/** Whether the person, or a business of theirs among those that `among` selects, is a party of the thread, or of the thread of the message. */
async function isParty(
  db: Db,
  viewer: Viewer,
  id: string,
  type: 'message' | 'inquiry',
  among: typeof inAllowedBusinesses,
): Promise<boolean> {
  const { rows } = await sql<{ type: string }>`
    with mine as (select ${viewer.userID}::uuid as id union select business_id from business_members
      where user_id = ${viewer.userID} and ${among(viewer, 'business_id')})
    select 'inquiry' as type from inquiries
      where id = ${id} and (from_party_id in (select id from mine) or to_party_id in (select id from mine))
    union all select 'message' from messages m join inquiries i on i.id = m.inquiry_id
      where m.id = ${id} and (i.from_party_id in (select id from mine) or i.to_party_id in (select id from mine))
    limit 1`.execute(db);
  return rows[0]?.type === type;
}
