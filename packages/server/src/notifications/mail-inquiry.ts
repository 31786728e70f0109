import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { recipients } from './notify.ts';

/** The mail that an inquiry has come, for everybody who answers it and has not asked for fewer mails. Sent from the outbox. */
export const mailInquiry = async (
  trx: Trx,
  actor: Viewer,
  inquiry: { id: string; to: string; subject: string },
): Promise<void> => {
  await sql`
    insert into outbox_emails (to_address, template, locale, data, dedupe_key)
    select u.email, 'inquiry-received', u.locale,
      jsonb_build_object('userID', u.id, 'requestID', ${inquiry.id}::text, 'businessID', r.business_id, 'subject', ${inquiry.subject}::text),
      'inquiry-received:' || ${inquiry.id}::text || ':' || u.id
    from ${recipients({ kind: 'inquiry', actor, owns: inquiry.to })} r
    join users u on u.id = r.user_id and u.deleted_at is null and u.suspended_at is null
    left join notification_preferences p on p.user_id = u.id and p.kind = 'inquiry'
    where coalesce(p.email, 'instant') = 'instant'
    on conflict (dedupe_key) do nothing`.execute(trx);
};
