import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { actInTurn } from './in-turn.ts';

/**
 * The rule of blocks: a blocked party cannot reach the party that blocked it. It cannot write to it, follow it, send or accept its
 * connection requests, nor comment on or react to its resources (`assertNotBlocked`); it causes no mail or notification there
 * (`isBlockedBy`). A blocked person stays blocked when speaking for a business, and a blocked business no matter who speaks for it. The other
 * direction stays open: the blocking party may still write, and both may end a thread or connection. `blocks.db.test.ts` checks every call
 * against this.
 */

type Sql = ReturnType<typeof sql>;

/** The acting party, as ids or as SQL expressions. */
interface Actor {
  readonly person: string | Sql;
  readonly business?: string | Sql | null | undefined;
}

/** SQL condition: one of the parties (a list or a query of ids) has blocked the actor. */
export const isBlockedBy = (parties: Sql, { person, business = null }: Actor) => sql<boolean>`exists (
  select from blocks k
  where (k.blocked_user_id = ${person} or k.blocked_business_id = ${business}) and coalesce(k.business_id, k.user_id) in (${parties}))`;

/**
 * `id` is a user, a business or a resource. A reply, comment or timeline post also belongs to the owner of the resource that contains it.
 * Holds until the end of the transaction, which must contain the write.
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
