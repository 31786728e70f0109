import { sql } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { mayAct } from '../users/may-act.ts';
import { recipients } from './notify.ts';

interface SentInquiry {
  readonly id: string;
  readonly to: string;
  /** The business that sent it. */
  readonly from?: string | undefined;
  readonly subject: string;
  readonly message: string;
  /** Name and reference of the product that the inquiry is about. */
  readonly product?: string | undefined;
}

/** Queues the mail about a new inquiry, for everyone who answers inquiries and has not unsubscribed. */
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
    join users u on u.id = r.user_id and ${mayAct('u')}
    join users s on s.id = ${actor.userID}::uuid
    join businesses t on t.id = ${to}::uuid
    left join businesses b on b.id = ${from}::uuid
    left join notification_preferences p on p.user_id = u.id and p.kind = 'inquiry'
    where coalesce(p.email, 'instant') = 'instant'
    on conflict (dedupe_key) do nothing`.execute(trx);
};
