import { sql } from '@wbn/database';
import { inUsableBusinesses, type Viewer } from '@wbn/http';
import type { Db } from '../db.ts';

/** Unread messages of the viewer as a person and for each of their businesses that this session may use. Parties without any are left out. */
export async function unreadByParty(db: Db, viewer: Viewer): Promise<{ id: string; unread: number }[]> {
  const { rows } = await sql<{ id: string; unread: number }>`
    with party as (
      select ${viewer.userID}::uuid as id
      union all select b.id from business_members m join businesses b on b.id = m.business_id and b.deleted_at is null
        where m.user_id = ${viewer.userID} and ${inUsableBusinesses(viewer, 'm.business_id')})
    select p.id, count(*)::int as unread
    from party p
    join inquiries i on p.id in (i.from_party_id, i.to_party_id)
    left join read_marks r on r.inquiry_id = i.id and r.user_id = ${viewer.userID}
    join messages m on m.inquiry_id = i.id and m.position > coalesce(r.position, 0)
      and m.side = case when i.from_party_id = p.id then 'R' else 'S' end
    where i.last_position > coalesce(r.position, 0)
    group by p.id`.execute(db);
  return rows;
}
