import { sql } from '@wbn/database';
import { pageOf, readNextID, writeNextID } from '../cursor.ts';
import type { Handler } from '../handler.ts';
import { partyOf } from '../inquiries/party.ts';
import { excerptOf, tsqueryOf, wordsOf } from './search-words.ts';

const pageSize = 20;

interface FoundRow {
  id: string;
  inquiryId: string;
  content: string;
  createdAt: Date;
  subject: string;
  name: string | null;
}

/** Searches the messages of the viewer's own conversations, or of one of their businesses. The words are written nowhere. */
export const searchMessages: Handler<'searchMessages'> = async ({ query, viewer }, { db }) => {
  const partyID = await partyOf(db, viewer, query.ubid);
  const below = readNextID(query.nextID);
  const words = wordsOf(query.q);
  if (words.length === 0) return { items: [], nextID: null };
  const { rows } = await sql<FoundRow>`
    select m.id, m.inquiry_id, m.content, m.created_at, i.subject,
      case when i.from_party_id = ${partyID}::uuid then coalesce(tb.company_name, tu.first_name || ' ' || tu.last_name)
        else coalesce(fb.company_name, fu.first_name || ' ' || fu.last_name) end as name
    from messages m
    join inquiries i on i.id = m.inquiry_id
    left join users fu on fu.id = i.from_user_id
    left join businesses fb on fb.id = i.from_business_id
    left join users tu on tu.id = i.to_user_id
    left join businesses tb on tb.id = i.to_business_id
    where (i.from_party_id = ${partyID}::uuid or i.to_party_id = ${partyID}::uuid)
      and (m.words @@ to_tsquery('simple', ${tsqueryOf(words)})
        or (m.words is null and message_words(m.content) @@ to_tsquery('simple', ${tsqueryOf(words)})))
      ${below ? sql`and (m.created_at, m.id) < (${below.createdAt}::timestamptz, ${below.id}::uuid)` : sql``}
    order by m.created_at desc, m.id desc limit ${pageSize + 1}`.execute(db);
  const { last, shown } = pageOf(rows, pageSize);
  return {
    items: shown.map((row) => ({
      requestID: row.inquiryId,
      messageID: row.id,
      subject: row.subject,
      name: row.name ?? '',
      ...excerptOf(row.content, words),
      datetime: row.createdAt.toISOString(),
    })),
    nextID: last === undefined ? null : writeNextID(last),
  };
};
