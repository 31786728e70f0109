import { sql } from '@wbn/database';
import { publishToPerson } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { partyOf } from '../inquiries/party.ts';
import { readOfThreads } from '../notifications/read-of-threads.ts';

/** Marks all messages of a party as read by the caller, and what tells of their threads. */
export const readMessages: Handler<'readMessages'> = async ({ query: { ubid }, viewer: reader }, { db }) => {
  const partyID = await partyOf(db, reader, ubid);
  await sql`
    insert into read_marks (inquiry_id, user_id, position)
    select id, ${reader.userID}::uuid, last_position from inquiries
    where (from_party_id = ${partyID} or to_party_id = ${partyID}) and last_position > 0
    on conflict on constraint read_marks_pkey do update set position = excluded.position, read_at = now()
      where read_marks.position < excluded.position`.execute(db);
  const threads = sql`select id from inquiries where from_party_id = ${partyID} or to_party_id = ${partyID}`;
  await readOfThreads(db, reader.userID, threads);
  await publishToPerson(db, reader.userID, 'thread');
  return {};
};
