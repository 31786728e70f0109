import { type RawBuilder, sql } from '@wbn/database';

/**
 * Whether the timeline of a post is shown. That of a suspended person is hidden with everything on it, also posts of guests, until the person is
 * restored; posts on the timeline of a suspended business are removed with it by a trigger.
 * @param post name of the posts table in the query
 */
export const onShownTimeline = (post: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select from users t where t.id = ${sql.ref(`${post}.timelineId`)} and ${sql.ref(`${post}.timelineType`)} = 'user'
    and (t.suspended_at is not null or t.deleted_at is not null))`;
