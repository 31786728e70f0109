import { type RawBuilder, sql } from '@wbn/database';

/**
 * Whether a person may act now: neither removed nor suspended. A thing that somebody left behind, such as an open invitation, a saved search or a
 * card to charge, counts only while they may act, and what they wrote carries their name only then.
 * @param user name of the users table in the query
 */
export const mayAct = (user: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${user}.deletedAt`)} is null and ${sql.ref(`${user}.suspendedAt`)} is null)`;
