import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Db } from '../context.ts';
import { fail } from '../fail.ts';

/**
 * The one policy of blocks: who is blocked neither writes to a party, nor comments on or reacts to what is theirs. `id` is a user, a business
 * or a thing; what stands under another's thing (a reply, a comment, a post on a timeline) is theirs too. A person who is blocked is so
 * whomever they speak for; a blocked business is blocked whoever speaks for it.
 * @throws Forbidden
 */
export async function mustBeWelcome(db: Db, viewer: Viewer, businessID: string | undefined, id: string): Promise<void> {
  const { rows } = await sql<{ blocked: boolean }>`
    with recursive above(id) as (
      select ${id}::uuid union select c.resource_id from comments c join above on c.id = above.id)
    select exists (
      select from blocks k
      where (k.blocked_user_id = ${viewer.userID} or k.blocked_business_id = ${businessID ?? null}::uuid)
        and coalesce(k.business_id, k.user_id) in (
          select id from above
          union all select coalesce(author_business_id, author_user_id) from comments where id in (select id from above)
          union all select author_id from posts where id in (select id from above)
          union all select timeline_id from posts where id in (select id from above)
          union all select business_id from products where id in (select id from above))) as blocked`.execute(db);
  if (rows[0]?.blocked) fail('Forbidden');
}
