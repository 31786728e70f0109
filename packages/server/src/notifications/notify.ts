import type { NotificationKind } from '@wbn/contract';
import { sql, wakingOf } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Db } from '../db.ts';
import { isBlockedBy } from '../moderation/assert-not-blocked.ts';

export interface Event {
  /** `connected` follows the setting of `connect`. */
  readonly kind: NotificationKind | 'connected';
  readonly actor: Viewer;
  /** The business that the actor speaks for. */
  readonly businessID?: string | undefined;
  /** The id whose owner is notified: a user, a business, or a resource of theirs. */
  readonly owns: string;
  readonly about: { readonly type: string; readonly id: string };
}

/** Events of one kind about one resource form one notification; each inquiry has its own, and all requests of one party to another. */
const keyOf = ({ about, actor, businessID, kind, owns }: Event): string =>
  kind === 'connect' || kind === 'connected' ? `${kind}:${owns}:${businessID ?? actor.userID}` : `${kind}:${about.id}`;
/** Kinds of acts that can be taken back and done again at once: one actor is told once of a resource. */
const toldOnce = ['like', 'follow'];
/** The actors of groups that were read. */
const past = sql`coalesce(n.data->'past', '[]')`;
/** Actors that a group stores, so that one actor counts once. */
const remembered = 100;

/**
 * Notifies the owner of a resource: a person, or members of the business (every member for an inquiry, otherwise owners and admins). Skips
 * the actor, people who turned the kind off, and people who have blocked the actor (an inquiry belongs to the business, so they still get
 * it). Sends an event to their open pages. Runs in the transaction of the act. A group that was read starts
 * again, without the actors of likes and follows that it told of before.
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
      select from notification_preferences p where p.user_id = r.user_id and p.kind = ${kind === 'connected' ? 'connect' : kind} and not p.in_app)
      and (${kind} = 'inquiry' or not ${isBlockedBy(sql`r.user_id`, { person: actor.userID, business: businessID })})
    order by r.user_id
    on conflict (user_id, dedupe_key) where dedupe_key is not null do update set
      data = case
        when n.read_at is not null then excluded.data || jsonb_build_object('past', n.data->'actors' ||
          case when jsonb_array_length(${past}) < ${remembered} then ${past} else '[]' end)
        when n.data->'actors' ? ${actorID}::text then n.data
        else jsonb_build_object('count', (n.data->>'count')::int + 1, 'actors', excluded.data->'actors' ||
          case when jsonb_array_length(n.data->'actors') < ${remembered} then n.data->'actors' else (n.data->'actors') - -1 end)
        end,
      actor_user_id = excluded.actor_user_id, actor_business_id = excluded.actor_business_id,
      resource_id = excluded.resource_id, created_at = now(), read_at = null, seen_at = null
      where not (${toldOnce.includes(kind)} and (n.data->'actors' || ${past}) ? ${actorID}::text)
    returning user_id)
    insert into events (topic, kind) select 'user:' || user_id, 'notification' from told
    union all ${wakingOf('told')}`.execute(trx);
};

/** Rows of (user_id, business_id), unordered. */
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
