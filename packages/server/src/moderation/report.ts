import { sql } from '@wbn/database';
import type { Db } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { resourceOf } from '../reactions/resource.ts';

/** For the operators' queue. What the reporter can't see isn't there for them. */
export const report: Handler<'report'> = async ({ body, viewer: reporter }, { db }) => {
  const { resourceType, resourceID, reason, details = null } = body;
  const isPrivate = resourceType === 'message' || resourceType === 'inquiry';
  const type = isPrivate ? await privateTypeOf(db, reporter.userID, resourceID) : await resourceOf(db, resourceID);
  if (type !== resourceType) fail('NotFound');
  await db
    .insertInto('reports')
    .values({ resourceType, resourceId: resourceID, reason, details, reporterId: reporter.userID })
    .onConflict((conflict) =>
      conflict.columns(['resourceId', 'resourceType', 'reporterId']).where('state', '=', 'open').doNothing(),
    )
    .execute();
  return {};
};

/** A thread that the person is a party of, or a message in one. */
async function privateTypeOf(db: Db, userID: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ type: string }>`
    with mine as (select ${userID}::uuid as id union select business_id from business_members where user_id = ${userID})
    select 'inquiry' as type from inquiries
      where id = ${id} and (from_party_id in (select id from mine) or to_party_id in (select id from mine))
    union all select 'message' from messages m join inquiries i on i.id = m.inquiry_id
      where m.id = ${id} and (i.from_party_id in (select id from mine) or i.to_party_id in (select id from mine))
    limit 1`.execute(db);
  return rows[0]?.type ?? null;
}
