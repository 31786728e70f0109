import { type Database, type Kysely, queueMail, sql } from '@wbn/database';
import type { Accounts } from '../context.ts';
import { readAccount } from './account.ts';
import { endSessions } from './end-sessions.ts';

/** Businesses that would be without an owner. */
export async function soleBusinesses(db: Kysely<Database>, userID: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('businessMembers as mine')
    .innerJoin('businesses as b', 'b.id', 'mine.businessId')
    .select(['b.id', 'b.companyName as name'])
    .where('mine.userId', '=', userID)
    .where('mine.role', '=', 'owner')
    .where('b.deletedAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('businessMembers as other')
            .select('other.userId')
            .whereRef('other.businessId', '=', 'b.id')
            .where('other.role', '=', 'owner')
            .where('other.userId', '!=', userID),
        ),
      ),
    )
    .orderBy('b.companyName')
    .execute();
}

/** Rows that say something of a person and nothing to anybody else. */
const personal = [
  'follows',
  'saved_items',
  'notifications',
  'notification_preferences',
  'feed_items',
  'read_marks',
  'consents',
  'email_tokens',
  'handover_codes',
  'enquiries',
  'business_members',
  'sessions',
  'account_sessions',
] as const;

/**
 * Deletes an account: what is personal goes, what was written stays without a name, and the row stays so that its address answers 410.
 * The search index follows within seconds. False, and nothing done, while businesses would be left without an owner and
 * `withBusinesses` is not given; with it they are removed too.
 */
export async function deleteAccount({ db }: Accounts, userID: string, withBusinesses: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Waits for whoever makes or unmakes an owner at this moment.
    await sql`select b.id from businesses b join business_members m on m.business_id = b.id
      where m.user_id = ${userID}::uuid and m.role = 'owner' order by b.id for update of b`.execute(trx);
    const sole = await soleBusinesses(trx, userID);
    if (sole.length > 0) {
      if (!withBusinesses) return false;
      await trx
        .updateTable('businesses')
        .set({ deletedAt: sql<Date>`now()` })
        .where(
          'id',
          'in',
          sole.map(({ id }) => id),
        )
        .execute();
    }
    const { email, firstName, locale } = await readAccount(trx, userID);
    await endSessions(trx, userID, 'account deleted');
    await removePersonal(trx, userID, email);
    await sql`update users set email = 'deleted-' || id || '@deleted.invalid', email_verified_at = null, password_hash = 'none',
        username = null, first_name = 'Deleted', last_name = 'account', mobile_country_code = null, mobile_number = null,
        birth_date = null, show_birth_date = false, profession = null, show_profession = false, brief_presentation = null,
        company_name = null, city = null, profile_photo_key = null, cover_photo_key = null, country_code = null, state_id = null,
        gender_code = null, language_code = null, job_position_id = null, business_type_code = null, industry_id = null,
        locale = null, deleted_at = now()
      where id = ${userID}::uuid`.execute(trx);
    await queueMail(trx, {
      to: email,
      template: 'account-deleted',
      locale,
      data: { firstName },
      dedupeKey: `account-deleted:${userID}`,
    });
    return true;
  });
}

async function removePersonal(trx: Kysely<Database>, userID: string, email: string): Promise<void> {
  for (const table of personal) {
    await sql`delete from ${sql.table(table)} where user_id = ${userID}::uuid`.execute(trx);
  }
  // What they liked as a business is the business's.
  await sql`delete from reactions where user_id = ${userID}::uuid and business_id is null`.execute(trx);
  await sql`delete from connections where from_user_id = ${userID}::uuid or to_user_id = ${userID}::uuid`.execute(trx);
  await sql`delete from blocks where user_id = ${userID}::uuid or blocked_user_id = ${userID}::uuid`.execute(trx);
  await sql`delete from business_invitations where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from outbox_emails where lower(to_address) = lower(${email})`.execute(trx);
}
