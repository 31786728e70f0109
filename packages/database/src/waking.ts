import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema/database.ts';

/** The topic of events that ask for push messages to a person's browsers. */
export const wakeTopic = 'push:';

/** SQL for events (topic, kind) that wake the browsers of the people in a table with `user_id`. */
export const wakingOf = (table: string): RawBuilder<unknown> => waking(sql.ref(table));

const waking = (people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct ${wakeTopic} || p.user_id, 'wake' from push_subscriptions p
  where p.user_id in (select user_id from ${people} people)`;

/** Asks for push messages to the browsers of people, in the transaction of what they should learn of. */
export const wake = async (trx: Kysely<Database>, people: RawBuilder<unknown>): Promise<void> => {
  await sql`insert into events (topic, kind) ${waking(people)}`.execute(trx);
};
