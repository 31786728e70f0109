import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { actInTurn } from './in-turn.ts';

/**
 * The one rule of blocks: whoever is blocked does not reach the party that blocked them. They cannot write to it, follow it, ask it to connect
 * or accept its request, nor comment on or react to anything of its own (`assertNotBlocked`); no mail or notification of theirs comes to it
 * (`isBlockedBy`). A blocked person is blocked whomever they speak for, a blocked business whoever speaks for it. The other way stays open: the
 * party may still write to them, and both may end a thread or a connection. `blocks.db.test.ts` holds every call against this.
 */

type Sql = ReturnType<typeof sql>;

/** Who acts; as SQL, where they stand in a row. */
interface Actor {
  readonly person: string | Sql;
  readonly business?: string | Sql | null | undefined;
}

/** A condition: the actor is blocked by one of the parties, a list or a query of ids. */
export const isBlockedBy = (parties: Sql, { person, business = null }: Actor) => sql<boolean>`exists (
  select from blocks k
  where (k.blocked_user_id = ${person} or k.blocked_business_id = ${business}) and coalesce(k.business_id, k.user_id) in (${parties}))`;

/**
 * `id` is a user, a business or a thing; what stands under another's thing (a reply, a comment, a post on a timeline) is theirs too. The
 * answer holds until the transaction ends, in which the act is written.
 * @throws Forbidden
 */
export async function assertNotBlocked(
  trx: Trx,
  viewer: Viewer,
  businessID: string | undefined,
  id: string,
): Promise<void> {
  await actInTurn(trx, viewer, businessID);
  const owners = sql`
    select id from above
    union all select coalesce(author_business_id, author_user_id) from comments where id in (select id from above)
    union all select author_id from posts where id in (select id from above)
    union all select timeline_id from posts where id in (select id from above)
    union all select business_id from products where id in (select id from above)`;
  const { rows } = await sql<{ blocked: boolean }>`
    with recursive above(id) as (
      select ${id}::uuid union select c.resource_id from comments c join above on c.id = above.id)
    select ${isBlockedBy(owners, { person: viewer.userID, business: businessID })} as blocked`.execute(trx);
  if (rows[0]?.blocked) fail('Forbidden');
}
