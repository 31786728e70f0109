import { type RawBuilder, sql } from '@wbn/database';

/** SQL: what a resource that can be reported says, who wrote it, whether it exists, and its page. No row if it never did. */
export const reportedResource = (type: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`(
    select content as says, author_user_id as author_id, deleted_at is null as is_there, 'post' as place_type, id as place_id
      from posts where ${type} = 'post' and id = ${id}
    union all select m.content, m.author_user_id, m.deleted_at is null, root.type, root.id
      from comments m left join lateral comment_root(m.id) root on true
      where ${type} = 'comment' and m.id = ${id}
    union all select concat_ws(' · ', company_name, short_description), null, deleted_at is null, 'business', id
      from businesses where ${type} = 'business' and id = ${id}
    union all select concat_ws(' · ', name, description), null, deleted_at is null, 'product', id
      from products where ${type} = 'product' and id = ${id}
    union all select concat_ws(' · ', trim(concat(first_name, ' ', last_name)), brief_presentation), id, deleted_at is null, 'user', id
      from users where ${type} = 'user' and id = ${id}
    union all select content, sender_user_id, true, null, null from messages where ${type} = 'message' and id = ${id}
    union all select subject, opened_by, true, null, null from inquiries where ${type} = 'inquiry' and id = ${id})`;
