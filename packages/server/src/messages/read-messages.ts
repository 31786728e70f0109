import { sql } from '@wbn/database';
import { publishToPerson } from '../events/tell.ts';
import type { Handler } from '../handler.ts';
import { partyOf } from '../inquiries/party.ts';

/** Marks all messages of a party as read by the caller. */
export const readMessages: Handler<'readMessages'> = async ({ query: { ubid }, viewer: reader }, { db }) => {
  const partyID = await partyOf(db, reader, ubid);
  await sql`
    insert into read_marks (inquiry_id, user_id, position)
    select id, ${reader.userID}::uuid, last_position from inquiries
    where (from_party_id = ${partyID} or to_party_id = ${partyID}) and last_position > 0
    on conflict on constraint read_marks_pkey do update set position = excluded.position, read_at = now()
      where read_marks.position < excluded.position`.execute(db);
  await publishToPerson(db, reader.userID, 'thread');
  return {};
};
