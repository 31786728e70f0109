import { type NewRow, sql } from '@wbn/database';
import type { Trx } from '../db.ts';

/**
 * Removes notifications that blocked parties caused. In a group the other actors stay, and one of them represents it. Inquiries stay,
 * because their threads do. Open pages get an event.
 */
export const forgetNotifications = (
  trx: Trx,
  row: Pick<NewRow<'blocks'>, 'userId' | 'businessId' | 'blockedUserId' | 'blockedBusinessId'>,
) =>
  sql`
  with told as (
    select id, user_id, data, actor_business_id, actor_user_id, coalesce(actor_business_id, actor_user_id)::text as shown,
      coalesce((data->>'count')::int, 1) - 1 as others,
      coalesce(case when ${row.blockedBusinessId}::uuid is null then actor_user_id = ${row.blockedUserId}
        else actor_business_id = ${row.blockedBusinessId} end, false) as is_shown
    from notifications
    where kind <> 'inquiry'
      and user_id in (select ${row.userId}::uuid union all
        select user_id from business_members where business_id = ${row.businessId})
      and business_id is not distinct from ${row.businessId}),
  theirs as (
    select g.*, case when is_shown then shown else coalesce(${row.blockedUserId}::text, ${row.blockedBusinessId}::text) end as party
    from told g),
  gone as (
    delete from notifications where id in (select id from theirs where is_shown and others = 0) returning user_id),
  fewer as (
    update notifications n set
      data = jsonb_build_object('count', t.others, 'actors', (t.data->'actors') - t.party),
      actor_user_id = case when t.is_shown then u.id else n.actor_user_id end,
      actor_business_id = case when t.is_shown then b.id else n.actor_business_id end
    from theirs t
    left join users u on u.id = ((t.data->'actors') - t.party->>0)::uuid
    left join businesses b on b.id = ((t.data->'actors') - t.party->>0)::uuid
    where n.id = t.id and t.others > 0 and t.data->'actors' ? t.party
    returning n.user_id)
  insert into events (topic, kind)
    select 'user:' || user_id, 'notification' from (select user_id from gone union select user_id from fewer) heard`.execute(
    trx,
  );
