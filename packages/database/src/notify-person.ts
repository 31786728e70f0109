import type { Notification } from '@wbn/contract/shapes';
import { type Kysely, sql } from 'kysely';
import { jsonb } from './schema/columns.ts';
import type { Database } from './schema/database.ts';
import { wakingOf } from './waking.ts';

/** A notification for one person. */
export interface News {
  readonly kind: Notification['kind'];
  readonly userID: string;
  /** The reader's business that it concerns. */
  readonly businessID?: string;
  readonly actorID?: string;
  readonly about: { readonly type: string; readonly id: string };
  /** News of one person with the same key are one notification. */
  readonly key: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Adds `data.count` to that of an unread notification. */
  readonly isCounted?: boolean;
}

/**
 * Notifies one person and sends an event to their open pages, in the transaction of the change. The person cannot turn these kinds off.
 * Later news with the same key replace the notification and make it unread again.
 */
export async function notifyPerson(trx: Kysely<Database>, news: News): Promise<void> {
  const { about, actorID = null, businessID = null, data = {}, isCounted = false, key, kind, userID } = news;
  await sql`
    with notified as (insert into notifications as n
      (user_id, business_id, kind, actor_user_id, resource_type, resource_id, data, dedupe_key)
    values (${userID}::uuid, ${businessID}::uuid, ${kind}, ${actorID}::uuid, ${about.type}, ${about.id}::uuid,
      ${jsonb(data)}::jsonb, ${key})
    on conflict (user_id, dedupe_key) where dedupe_key is not null do update set
      data = case when ${isCounted}::boolean and n.read_at is null
        then excluded.data || jsonb_build_object('count', (n.data->>'count')::int + (excluded.data->>'count')::int)
        else excluded.data end,
      actor_user_id = excluded.actor_user_id, resource_id = excluded.resource_id,
      created_at = now(), read_at = null, seen_at = null
    returning user_id)
    insert into events (topic, kind) select 'user:' || user_id, 'notification' from notified
    union all ${wakingOf('notified')}`.execute(trx);
}
