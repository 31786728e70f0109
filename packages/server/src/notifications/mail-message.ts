import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { recipients } from './notify.ts';

/** Minutes that a message may wait unread before its readers are told by mail. */
const patienceMinutes = 10;

/**
 * The mail that a message waits, for everybody on the other side of the thread. It lies in the outbox until the message has waited long
 * enough, and is dropped then if the thread was read; until they read, nobody gets a second one.
 */
export const mailMessage = async (
  trx: Trx,
  actor: Viewer,
  thread: { id: string; otherPartyID: string },
): Promise<void> => {
  await sql`
    insert into outbox_emails (to_address, template, locale, data, dedupe_key, next_attempt_at)
    select u.email, 'message-unread', u.locale,
      jsonb_build_object('userID', u.id, 'requestID', ${thread.id}::text, 'businessID', r.business_id),
      'message-unread:' || ${thread.id}::text || ':' || u.id || ':' || coalesce(mark.position, 0),
      now() + make_interval(mins => ${patienceMinutes})
    from ${recipients({ kind: 'inquiry', actor, owns: thread.otherPartyID })} r
    join users u on u.id = r.user_id and u.deleted_at is null and u.suspended_at is null
    left join read_marks mark on mark.inquiry_id = ${thread.id}::uuid and mark.user_id = u.id
    left join notification_preferences p on p.user_id = u.id and p.kind = 'inquiry'
    where coalesce(p.email, 'instant') = 'instant'
    on conflict (dedupe_key) do nothing`.execute(trx);
};
