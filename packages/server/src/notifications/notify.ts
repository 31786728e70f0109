import type { NotificationKind } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { isBlockedBy } from '../moderation/assert-not-blocked.ts';

export interface Event {
  readonly kind: NotificationKind;
  readonly actor: Viewer;
  /** The business that the actor spoke for. */
  readonly businessID?: string | undefined;
  /** Whose it is: a user, a business, or a thing of theirs. */
  readonly owns: string;
  readonly about: { readonly type: string; readonly id: string };
}

/** Many of a kind about one thing are one notification; each inquiry and each request to connect is one of its own. */
const keyOf = ({ kind, about }: Event): string => `${kind}:${about.id}`;
/** Actors that a group remembers, so that who comes twice counts once. */
const remembered = 100;

/**
 * Tells the owner of a thing: a person, or those who answer for the business (for an inquiry every member, else owners and admins). Left out
 * are whoever did it, those who want no notifications of the kind, and those who have blocked the actor for themselves (an inquiry is the
 * business's). Their open pages hear of it (events). Part of the transaction of the act. A group that was read starts anew.
 */
export const notify = async (trx: Db, event: Event): Promise<void> => {
  const { kind, actor, businessID = null, about } = event;
  const actorID = businessID ?? actor.userID;
  await sql`
    with told as (insert into notifications as n
      (user_id, business_id, kind, actor_user_id, actor_business_id, resource_type, resource_id, data, dedupe_key)
    select r.user_id, r.business_id, ${kind}, ${actor.userID}::uuid, ${businessID}::uuid, ${about.type}, ${about.id}::uuid,
      jsonb_build_object('count', 1, 'actors', jsonb_build_array(${actorID}::text)), ${keyOf(event)}
    from ${recipients(event)} r
    where not exists (
      select from notification_preferences p where p.user_id = r.user_id and p.kind = ${kind} and not p.in_app)
      and (${kind} = 'inquiry' or not ${isBlockedBy(sql`r.user_id`, { person: actor.userID, business: businessID })})
    order by r.user_id
    on conflict (user_id, dedupe_key) where dedupe_key is not null do update set
      data = case
        when n.read_at is not null then excluded.data
        when n.data->'actors' ? ${actorID}::text then n.data
        else jsonb_build_object('count', (n.data->>'count')::int + 1, 'actors', excluded.data->'actors' ||
          case when jsonb_array_length(n.data->'actors') < ${remembered} then n.data->'actors' else (n.data->'actors') - -1 end)
        end,
      actor_user_id = excluded.actor_user_id, actor_business_id = excluded.actor_business_id,
      created_at = now(), read_at = null, seen_at = null
    returning user_id)
    insert into events (topic, kind) select 'user:' || user_id, 'notification' from told`.execute(trx);
};

/** Rows of (user_id, business_id), in no order. */
export const recipients = ({ kind, actor, owns }: Pick<Event, 'kind' | 'actor' | 'owns'>) => sql`(
  with owner as (
    select ${owns}::uuid as id
    union select coalesce(author_business_id, author_user_id) from comments where id = ${owns}
    union select author_id from posts where id = ${owns}
    union select business_id from products where id = ${owns})
  select u.id as user_id, null::uuid as business_id from users u join owner on owner.id = u.id
    where u.deleted_at is null and u.id <> ${actor.userID}
  union all select m.user_id, m.business_id from business_members m join owner on owner.id = m.business_id
    where m.user_id <> ${actor.userID} and (m.role <> 'member' or ${kind} = 'inquiry'))`;
