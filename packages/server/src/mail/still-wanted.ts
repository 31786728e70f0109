import { isUuid } from '@wbn/contract';
import { foldEmail, type MailName, type Mails, sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { isBlockedBy } from '../moderation/assert-not-blocked.ts';
import { emailPreferenceOf } from '../notifications/notification-preferences.ts';
import { mayAct } from '../users/may-act.ts';
import type { OutboxRow } from './compose.ts';
import type { Sender, Waiting } from './templates.ts';
import { stillManaged } from './weekly/own-businesses.ts';

/**
 * The only mails to an address that nobody has confirmed. Their owner shows by them that it is theirs, or has no account. Each is limited by
 * mailbox. `account-deleted` is queued for confirmed addresses alone: the account is gone when it is sent.
 */
const forUnconfirmed: ReadonlySet<string> = new Set<MailName>([
  'verify-email',
  'already-registered',
  'password-reset',
  'login-code',
  'email-change',
  'business-invitation',
  'receipt',
  'account-deleted',
]);

/**
 * The mail's data at the moment of sending, or null if it should not be sent. Anybody can make an account with the address of somebody
 * else, and would fill that mailbox with mails and words of their choice: before its owner has confirmed the address, it gets only
 * `forUnconfirmed`, without the name that was typed.
 */
export async function stillWanted(db: Db, row: OutboxRow): Promise<Record<string, unknown> | null> {
  if (await isConfirmed(db, row.toAddress)) return wantedNow(db, row);
  return forUnconfirmed.has(row.template) ? { ...row.data, firstName: '' } : null;
}

/** Whether the address is the confirmed one of an account, or was so before a change that can still be undone. */
async function isConfirmed(db: Db, address: string): Promise<boolean> {
  const folded = foldEmail(address);
  const { rows } = await sql`
    select from users where lower(email) = ${folded} and email_verified_at is not null and deleted_at is null
    union all
    select from email_tokens where purpose = 'undo' and lower(new_email) = ${folded} and used_at is null and expires_at > now()`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * The data, or null: the recipient has unsubscribed, was removed, no longer speaks for the business, has read the thread, or has blocked the
 * writer, or the writer may no longer act. Mails without an unsubscribe link are always wanted.
 */
async function wantedNow(db: Db, { template, data }: OutboxRow): Promise<Record<string, unknown> | null> {
  const userID = String(data.userID ?? '');
  if (!isUuid(userID)) return data;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userID)
    .where(mayAct('users'))
    .executeTakeFirst();
  if (user === undefined) return null;
  if (template === 'daily-digest') return digestOf(db, userID, data as Mails['daily-digest']);
  if (template === 'weekly-digest') return weeklyOf(db, userID, data as Mails['weekly-digest']);
  if (template === 'saved-search') return (await mailsSearch(db, userID, String(data.searchID))) ? data : null;
  if (isUuid(String(data.businessID)) && !(await answersFor(db, userID, String(data.businessID)))) return null;
  const wanted = await emailPreferenceOf(db, userID, 'inquiry');
  // New inquiries of a day are in the daily digest, messages are not.
  if (wanted === 'off' || (wanted === 'daily' && template !== 'message-unread')) return null;
  if (template === 'inquiry-received') {
    if (!(await isWelcome(db, String(data.requestID)))) return null;
    return { ...data, ...(await senderOf(db, String(data.requestID))) };
  }
  if (template !== 'message-unread') return data;
  const waiting = await waitingIn(db, userID, String(data.requestID));
  return waiting === undefined ? null : { ...data, ...waiting };
}

/** Without businesses to which the person no longer belongs; null if nothing is left. */
async function digestOf(db: Db, userID: string, data: Mails['daily-digest']) {
  const rows = await db.selectFrom('businessMembers').select('businessId').where('userId', '=', userID).execute();
  const own = new Set(rows.map(({ businessId }) => businessId));
  const items = data.items.filter(({ businessID }) => !businessID || own.has(businessID));
  return items.length > 0 ? { ...data, items } : null;
}

/** Without businesses that the person no longer manages; null if nothing is left, or the person wants no weekly digest. */
async function weeklyOf(db: Db, userID: string, data: Mails['weekly-digest']) {
  if ((await emailPreferenceOf(db, userID, 'weekly')) === 'off') return null;
  const businesses = await stillManaged(db, userID, data.businesses);
  return businesses.length + data.news.length > 0 ? { ...data, businesses } : null;
}

/** Whether the person still has the saved search and wants its mails. */
async function mailsSearch(db: Db, userID: string, searchID: string): Promise<boolean> {
  const row = await db
    .selectFrom('savedSearches')
    .select('id')
    .where('id', '=', searchID)
    .where('userId', '=', userID)
    .where('byMail', '=', true)
    .where('alerts', '<>', 'off')
    .executeTakeFirst();
  return row !== undefined;
}

async function answersFor(db: Db, userID: string, businessID: string): Promise<boolean> {
  const { rows } = await sql`
    select from business_members m join businesses b on b.id = m.business_id and b.deleted_at is null
    where m.business_id = ${businessID}::uuid and m.user_id = ${userID}::uuid`.execute(db);
  return rows.length > 0;
}

/** False if the sender may no longer act, or the business has blocked them since. */
async function isWelcome(db: Db, requestID: string): Promise<boolean> {
  const { rows } = await sql`
    select from inquiries i join users opener on opener.id = i.opened_by and ${mayAct('opener')}
    left join businesses own on own.id = i.from_business_id
    where i.id = ${requestID}::uuid and own.deleted_at is null
      and not ${isBlockedBy(sql`i.to_business_id`, { person: sql`i.opened_by`, business: sql`i.from_business_id` })}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The sender of an inquiry. */
async function senderOf(db: Db, requestID: string): Promise<Sender | undefined> {
  const { rows } = await sql<Sender>`
    select coalesce(b.company_name, u.first_name || ' ' || u.last_name) as name, coalesce(b.verified, false) as "isVerified"
    from inquiries i
    left join businesses b on b.id = i.from_business_id
    left join users u on u.id = i.from_user_id
    where i.id = ${requestID}::uuid`.execute(db);
  return rows[0];
}

/** The other party of a thread and the number of its messages that a person has not read; undefined if there are none. */
async function waitingIn(db: Db, userID: string, requestID: string) {
  const writer = { person: sql`m.sender_user_id`, business: sql`m.sender_business_id` };
  const { rows } = await sql<Waiting>`
    select coalesce(b.company_name, u.first_name || ' ' || u.last_name) as name, coalesce(b.verified, false) as "isVerified",
      count(*)::int as count
    from inquiries i
    join messages m on m.inquiry_id = i.id
      and m.position > coalesce((select position from read_marks where inquiry_id = i.id and user_id = ${userID}::uuid), 0)
      -- The other side's: the reader is the person who opened it or was asked, or speaks for that business.
      and m.side = case when i.from_user_id = ${userID}::uuid or i.from_business_id in
        (select business_id from business_members where user_id = ${userID}::uuid) then 'R' else 'S' end
      and not ${isBlockedBy(sql`case m.side when 'S' then i.to_party_id else i.from_party_id end`, writer)}
    -- Messages of a person who may no longer act are not announced.
    join users sender on sender.id = m.sender_user_id and ${mayAct('sender')}
    left join businesses b on b.id = case m.side when 'S' then i.from_business_id else i.to_business_id end
    left join users u on u.id = case m.side when 'S' then i.from_user_id else i.to_user_id end
    where i.id = ${requestID}::uuid and b.deleted_at is null
    group by 1, 2 limit 1`.execute(db);
  return rows[0];
}
