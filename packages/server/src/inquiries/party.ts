import { isUuid } from '@wbn/contract';
import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import { roleIn } from '../businesses/roles.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';

/** The viewer's side of a thread: S sent the inquiry, R received it. */
export type Side = 'S' | 'R';

/**
 * The party that a viewer acts as: themself (undefined, `me` or their own id) or one of their businesses. Any other id answers NotFound.
 */
export async function partyOf(db: Db, viewer: Viewer, asked: string | undefined): Promise<string> {
  if (asked === undefined || asked === 'me') return viewer.userID;
  const id = asked.toLowerCase();
  if (id === viewer.userID) return id;
  return (await roleIn(db, viewer, id)) === null ? fail('NotFound') : id;
}

/** SQL for an inquiry `i`: closed once a party has ended it or has been removed. */
export const threadStatus = sql<'open' | 'closed'>`case when
  exists (select from businesses where id in (i.from_business_id, i.to_business_id) and deleted_at is not null)
  or exists (select from users where id in (i.from_user_id, i.to_user_id) and deleted_at is not null)
  then 'closed' else i.status end`;

/** Most threads in an answer. */
export const mostThreads = 500;

/** Threads that one token pays. */
const perToken = 100;

/** Tokens for a list of a party's threads besides the first. */
export async function threadsToSpend(db: Db, partyID: string, asked: number = mostThreads): Promise<number> {
  if (asked < perToken) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select id from inquiries where from_party_id = ${partyID} limit ${mostThreads})
      union
      (select id from inquiries where to_party_id = ${partyID} limit ${mostThreads})) own`.execute(db);
  return Math.floor(Math.min(rows[0]?.count ?? 0, asked) / perToken);
}

export interface Thread {
  id: string;
  status: 'open' | 'closed';
  lastPosition: number;
  side: Side;
  /** The party on the other side. */
  otherPartyID: string;
  /** The business that the viewer speaks for; null if they speak as themself. */
  businessID: string | null;
}

/** Access `threadParty`: a thread as one of its parties sees it. Other threads answer NotFound. */
export async function threadOf(db: Db, viewer: Viewer, rid: string, bid: string | undefined): Promise<Thread> {
  const partyID = await partyOf(db, viewer, bid);
  if (!isUuid(rid)) fail('NotFound');
  const row = await db
    .selectFrom('inquiries as i')
    .select(['id', threadStatus.as('status'), 'lastPosition', 'fromPartyId', 'toPartyId'])
    .where('id', '=', rid)
    .where((where) => where.or([where('fromPartyId', '=', partyID), where('toPartyId', '=', partyID)]))
    .executeTakeFirst();
  if (row === undefined) fail('NotFound');
  return {
    id: row.id,
    status: row.status,
    lastPosition: row.lastPosition,
    side: row.fromPartyId === partyID ? 'S' : 'R',
    otherPartyID: row.fromPartyId === partyID ? row.toPartyId : row.fromPartyId,
    businessID: partyID === viewer.userID ? null : partyID,
  };
}
