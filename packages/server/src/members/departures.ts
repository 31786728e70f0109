import { sql } from '@wbn/database';

/**
 * The id of the act that wrote the invitation in the log of acts. Ids grow, also within a millisecond and when the clocks of two processes
 * differ. An invitation without such an act counts as older than all departures.
 */
const written = sql`coalesce((select min(w.id) from audit_log w
  where w.resource_id = business_invitations.id::text and w.action = 'member.invited'), 0)`;

const laterActs = sql`select from audit_log a where a.business_id = business_invitations.business_id and a.id > ${written}`;

const ended = sql`a.action in ('member.left', 'member.removed')`;

/**
 * SQL condition: since the invitation was written, this person, or without an id anybody, has left the business, was removed or was given a
 * lower role.
 */
export const departedSince = (userID?: string) => sql<boolean>`exists (${laterActs}
  ${userID === undefined ? sql`` : sql`and a.resource_id = ${userID.toLowerCase()}`}
  and (${ended} or a.action = 'member.role-changed' and (a.data->>'is' = 'member' and a.data->>'was' <> 'member'
    or a.data->>'is' = 'admin' and a.data->>'was' = 'owner')))`;

/**
 * SQL condition: since the invitation was written, its writer has left or lost a role that may give the invitation's role. A writer who comes
 * back does not open it again.
 */
export const writerDeparted = sql<boolean>`exists (${laterActs} and a.resource_id = business_invitations.invited_by::text
  and (${ended} or a.action = 'member.role-changed' and (a.data->>'is' = 'member'
    or a.data->>'is' = 'admin' and business_invitations.role = 'owner')))`;
