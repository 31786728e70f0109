import type { EventKind, LiveEvent } from '@wbn/contract/shapes';
import { jsonb, sql } from '@wbn/database';
import type { Db } from '../db.ts';

/**
 * Events are rows of ids, written in the transaction of the change, announced by the database at commit (`Bus`) and delivered by
 * `stream-events.ts`. Clients load the changed resource by its own call, with the access rules of that call. Events of kind `notification`
 * are written together with the notifications: notify.ts, notifyPerson and forget-notifications.ts.
 */

export const topicOfPerson = (userID: string): string => `user:${userID}`;
export const topicOfResource = (resourceID: string): string => `resource:${resourceID.toLowerCase()}`;

/** Sends an event to all tabs of one person. */
export const publishToPerson = async (db: Db, userID: string, kind: EventKind): Promise<void> => {
  await db
    .insertInto('events')
    .values({ topic: topicOfPerson(userID), kind, payload: jsonb({}) })
    .execute();
};

/** Sends an event to the viewers of a resource. */
export const publishToViewers = async (db: Db, resourceID: string, kind: 'comment' | 'reaction'): Promise<void> => {
  await db
    .insertInto('events')
    .values({ topic: topicOfResource(resourceID), kind, payload: jsonb({ resourceID }) })
    .execute();
};

/**
 * Sends an event to everyone on both sides of a thread, the actor included: they may have it open elsewhere. `parties` are the person or
 * the businesses through which each of them receives it. They are not sent: a partner's page receives only events of allowed parties.
 */
export const publishToThread = async (
  db: Db,
  requestID: string,
  kind: Extract<EventKind, 'message' | 'thread' | 'read' | 'typing'>,
  more: Pick<LiveEvent, 'from'> = {},
): Promise<void> => {
  await sql`
    insert into events (topic, kind, payload)
    select 'user:' || person.id, ${kind},
      ${JSON.stringify({ requestID, ...more })}::jsonb || jsonb_build_object('parties', jsonb_agg(person.party))
    from inquiries i cross join lateral (
      select id, id as party from unnest(array[i.from_user_id, i.to_user_id]) as id
      union select user_id, business_id from business_members
        where business_id in (i.from_business_id, i.to_business_id)) person
    where i.id = ${requestID} and person.id is not null
    group by person.id
    order by person.id`.execute(db);
};

/** Tells all members of a business, and nobody on the other side, that labels, assignment or notes of a thread changed. */
export const publishToDesk = async (db: Db, businessID: string, requestID: string): Promise<void> => {
  await sql`
    insert into events (topic, kind, payload)
    select 'user:' || user_id, 'desk',
      jsonb_build_object('requestID', ${requestID}::text, 'parties', jsonb_build_array(business_id))
    from business_members where business_id = ${businessID}::uuid
    order by user_id`.execute(db);
};
