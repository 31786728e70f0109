import type { Viewer } from '@wbn/http';
import { roleIn } from '../businesses/roles.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';

/** Users may post on their own timeline, speakers on that of their business, and connected parties on each other's. Otherwise NotFound. */
export async function assertCanPostOn(
  db: Db,
  author: Viewer,
  businessID: string | undefined,
  timeline: { type: 'user' | 'business'; id: string },
): Promise<void> {
  if (timeline.type === 'user' && timeline.id === author.userID) return;
  if (timeline.type === 'business' && (await roleIn(db, author, timeline.id)) !== null) return;
  const speaker = businessID ?? author.userID;
  const connected = await db
    .selectFrom('connections')
    .select('id')
    .where('state', '=', 'accepted')
    .where((where) =>
      where.or([
        where.and([where('fromPartyId', '=', speaker), where('toPartyId', '=', timeline.id)]),
        where.and([where('fromPartyId', '=', timeline.id), where('toPartyId', '=', speaker)]),
      ]),
    )
    .executeTakeFirst();
  if (connected === undefined) fail('NotFound');
}
