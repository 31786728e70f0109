import { sql } from '@wbn/database';

/** Newest inquiries that are looked through, so that a busy business costs as much as any other. */
const newest = 500;

/** SQL: the number of open inquiries of a business that came before `until` and have no answer. Those of own members do not count. */
export const unansweredOf = (businessID: ReturnType<typeof sql>, until?: Date) => sql<number>`(
  select count(*)::int from (
    select id, opened_by from inquiries where to_party_id = ${businessID} and kind = 'inquiry' and status = 'open'
      and created_at < ${until ?? 'infinity'}::timestamptz
    order by created_at desc, id desc limit ${newest}) i
  where not exists (select from messages where inquiry_id = i.id and side = 'R')
    and not exists (select from business_members where business_id = ${businessID} and user_id = i.opened_by))`;
