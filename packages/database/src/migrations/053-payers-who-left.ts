import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * A membership renews with the card of the owner who bought it. A former owner can neither see nor cancel the membership, so it ends with
 * the paid year and the card is forgotten. A trigger does this, because owners are removed, step down, leave and delete their accounts in
 * different places. It runs after the trigger that keeps the last owner and has locked the business, as a renewal does.
 */
export const payersWhoLeft: Migration = {
  up: runSql(`
create function forget_payer(business uuid, payer uuid) returns void language sql as $fn$
  with ended as (
    update subscriptions set cancel_at_period_end = true, provider_method_id = null, provider_customer_id = null
      where business_id = business and created_by is not distinct from payer
        and (provider_method_id is not null or provider_customer_id is not null)
      returning id, state)
  insert into audit_log (actor_kind, action, business_id, resource_type, resource_id, data)
    select 'system', 'membership.cancelled', business, 'subscription', id, jsonb_build_object('reason', 'payer-left')
    from ended where state in ('active', 'past_due');
$fn$;
create function forget_payer_who_left() returns trigger language plpgsql as $fn$
begin
  perform forget_payer(old.business_id, old.user_id);
  return null;
end $fn$;
create trigger business_members_payer_left after delete on business_members
  for each row when (old.role = 'owner') execute function forget_payer_who_left();
create trigger business_members_payer_stepped_down after update on business_members
  for each row when (old.role = 'owner' and (new.role <> 'owner' or new.business_id <> old.business_id))
  execute function forget_payer_who_left();
-- Those who left before.
select forget_payer(s.business_id, s.created_by) from (
  select distinct business_id, created_by from subscriptions where provider_method_id is not null) s
  where not exists (select from business_members m
    where m.business_id = s.business_id and m.user_id = s.created_by and m.role = 'owner');
`),
};
