import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { recipients } from './notify.ts';

interface SentInquiry {
  readonly id: string;
  readonly to: string;
  /** The business for which it was sent. */
  readonly from?: string | undefined;
  readonly subject: string;
  readonly message: string;
  /** The name of the product that it is about. */
  readonly product?: string | undefined;
}

/** The mail that an inquiry has come, for everybody who answers it and has not asked for fewer mails. Sent from the outbox. */
export const mailInquiry = async (trx: Trx, actor: Viewer, inquiry: SentInquiry): Promise<void> => {
  const { from = null, id, message, product = null, subject, to } = inquiry;
  await sql`
    insert into outbox_emails (to_address, template, locale, data, dedupe_key)
    select u.email, 'inquiry-received', u.locale,
      jsonb_build_object('userID', u.id, 'requestID', ${id}::text, 'businessID', r.business_id, 'subject', ${subject}::text,
        'message', ${message}::text, 'product', ${product}::text, 'to', t.company_name,
        'sender', s.first_name || ' ' || s.last_name, 'company', coalesce(b.company_name, s.company_name),
        'country', coalesce(b.country_code, s.country_code)),
      'inquiry-received:' || ${id}::text || ':' || u.id
    from ${recipients({ kind: 'inquiry', actor, owns: to })} r
    join users u on u.id = r.user_id and u.deleted_at is null and u.suspended_at is null
    join users s on s.id = ${actor.userID}::uuid
    join businesses t on t.id = ${to}::uuid
    left join businesses b on b.id = ${from}::uuid
    left join notification_preferences p on p.user_id = u.id and p.kind = 'inquiry'
    where coalesce(p.email, 'instant') = 'instant'
    on conflict (dedupe_key) do nothing`.execute(trx);
};
