import type { Inquiry } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { mostThreads, partyOf, threadStatus, threadsToSpend } from './party.ts';

/** The threads of a user or a business, newest first; the next page begins after the last one of this. */
export const listInquiries: Handler<'listInquiries'> = async (
  { query: { before, limit, ubid }, spend, viewer: reader },
  { db, picture },
) => {
  const partyID = await partyOf(db, reader, ubid);
  await spend(await threadsToSpend(db, partyID, limit));
  const rows = await threadsOf(db, partyID, { userID: reader.userID, before, limit });
  return rows.map((row) => inquiryOf(row, picture));
};

interface Page {
  readonly userID: string;
  readonly before: string | undefined;
  readonly limit: number | undefined;
}
interface PartyRow {
  userId: string | null;
  businessId: string | null;
  name: string | null;
  photoKey: string | null;
}
interface ThreadRow {
  id: string;
  subject: string;
  createdAt: Date;
  status: 'open' | 'closed';
  sender: PartyRow;
  receiver: PartyRow;
  lastContent: string | null;
  lastAt: Date | null;
  lastFrom: 'S' | 'R' | null;
  unread: number;
  product: { id: string; name: string; key: string | null; reference: string | null } | null;
}

/**
 * One query: names and pictures of both parties, the last message, and the number of messages from the other side that the reader has not
 * read.
 */
async function threadsOf(db: Db, partyID: string, { before, limit = mostThreads, userID }: Page): Promise<ThreadRow[]> {
  const older =
    before === undefined
      ? sql``
      : sql`and (created_at, id) < (select created_at, id from inquiries where id = ${before}::uuid
          and ${partyID} in (from_party_id, to_party_id))`;
  const { rows } = await sql<ThreadRow>`
    select i.id, i.subject, i.created_at, ${threadStatus} as status,
      jsonb_build_object('userId', i.from_user_id, 'businessId', i.from_business_id,
        'name', coalesce(fb.company_name, fu.first_name || ' ' || fu.last_name),
        'photoKey', coalesce(fb.profile_photo_key, fu.profile_photo_key)) as sender,
      jsonb_build_object('userId', i.to_user_id, 'businessId', i.to_business_id,
        'name', coalesce(tb.company_name, tu.first_name || ' ' || tu.last_name),
        'photoKey', coalesce(tb.profile_photo_key, tu.profile_photo_key)) as receiver,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'key', p.main_image_key,
        'reference', p.external_id) end as product,
      l.content as last_content, l.created_at as last_at, l.side as last_from,
      (select count(*)::int from messages m where m.inquiry_id = i.id and m.position > coalesce(r.position, 0)
        and m.side = case when i.from_party_id = ${partyID} then 'R' else 'S' end) as unread
    from (
      (select * from inquiries where from_party_id = ${partyID} ${older} order by created_at desc, id desc limit ${limit})
      union
      (select * from inquiries where to_party_id = ${partyID} ${older} order by created_at desc, id desc limit ${limit})) i
    left join users fu on fu.id = i.from_user_id
    left join businesses fb on fb.id = i.from_business_id
    left join users tu on tu.id = i.to_user_id
    left join businesses tb on tb.id = i.to_business_id
    -- A product that was made a draft again is for its business alone, whatever it says by now. A removed one stays as it was last published.
    left join products p on p.id = i.product_id and (p.state = 'published' or p.business_id::text = ${partyID})
    left join messages l on l.inquiry_id = i.id and l.position = i.last_position
    left join read_marks r on r.inquiry_id = i.id and r.user_id = ${userID}
    order by i.created_at desc, i.id desc limit ${limit}`.execute(db);
  return rows;
}

const partyFrom = (row: PartyRow, picture: PictureOf): Inquiry['from'] => ({
  type: row.businessId === null ? 'user' : 'business',
  id: row.businessId ?? row.userId ?? '',
  name: row.name ?? '',
  photo: picture(row.photoKey),
});

const inquiryOf = (row: ThreadRow, picture: PictureOf): Inquiry => ({
  requestID: row.id,
  subject: row.subject,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  senderType: row.sender.businessId === null ? 'user' : 'business',
  from: partyFrom(row.sender, picture),
  to: partyFrom(row.receiver, picture),
  unread: row.unread,
  product: row.product && {
    productID: row.product.id,
    name: row.product.name,
    picture: picture(row.product.key),
    reference: row.product.reference,
  },
  lastMessage:
    row.lastContent === null || row.lastAt === null || row.lastFrom === null
      ? null
      : { content: row.lastContent, datetime: row.lastAt.toISOString(), from: row.lastFrom },
});
