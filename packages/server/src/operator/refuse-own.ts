import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';

/**
 * An operator decides nothing about a business that they belong to, nor about what it or they themselves wrote.
 * @param id of the person or business, or of what they wrote or offer
 * @throws Forbidden
 */
export async function refuseOwn(db: Db, operator: Viewer, id: string): Promise<void> {
  const { rows } = await sql`
    with parties as (
      select ${id}::uuid as id
      union all select unnest(array[author_user_id, author_business_id]) from posts where id = ${id}
      union all select unnest(array[author_user_id, author_business_id]) from comments where id = ${id}
      union all select business_id from products where id = ${id}
      union all select unnest(array[sender_user_id, sender_business_id]) from messages where id = ${id}
      union all select unnest(array[opened_by, from_business_id]) from inquiries where id = ${id}
    )
    select from parties where id = ${operator.userID}::uuid
    union all select from business_members where user_id = ${operator.userID}::uuid and business_id in (select id from parties)`.execute(
    db,
  );
  if (rows.length > 0) fail('Forbidden');
}
