import { sql, wake } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';
import { recipients } from './notify.ts';

/** Minutes that a message may stay unread before a mail is sent; a day's for people who want one mail a day. */
const patienceMinutes = { instant: 10, daily: 24 * 60 };

/**
 * Queues the mail about an unread message for everyone on the other side of the thread. It waits in the outbox and is dropped if the thread
 * is read in time. A reader gets no second mail before they have read. Browsers of theirs that get push messages are woken at once.
 */
export const mailMessage = async (
  trx: Trx,
  actor: Viewer,
  thread: { id: string; otherPartyID: string },
): Promise<void> => {
  await sql`
    insert into outbox_emails (to_address, template, locale, data, dedupe_key, next_attempt_at)
    select u.email, 'message-unread', u.locale,
      jsonb_build_object('userID', u.id, 'requestID', ${thread.id}::text, 'businessID', r.business_id, 'to', b.company_name),
      'message-unread:' || ${thread.id}::text || ':' || u.id || ':' || coalesce(mark.position, 0),
      now() + make_interval(mins => case when p.email = 'daily' then ${patienceMinutes.daily}::int else ${patienceMinutes.instant}::int end)
    from ${recipients({ kind: 'inquiry', actor, owns: thread.otherPartyID })} r
    join users u on u.id = r.user_id and ${mayAct('u')}
    left join businesses b on b.id = r.business_id
    left join read_marks mark on mark.inquiry_id = ${thread.id}::uuid and mark.user_id = u.id
    left join notification_preferences p on p.user_id = u.id and p.kind = 'inquiry'
    where coalesce(p.email, 'instant') <> 'off'
    on conflict (dedupe_key) do nothing`.execute(trx);
  const readers = recipients({ kind: 'inquiry', actor, owns: thread.otherPartyID });
  await wake(
    trx,
    sql`(select user_id from ${readers} r where not exists (
      select from notification_preferences p where p.user_id = r.user_id and p.kind = 'inquiry' and not p.in_app))`,
  );
};
