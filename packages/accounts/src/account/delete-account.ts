import { type Database, deletedPerson, isLastOwner, isRetryable, type Kysely, queueMail, sql } from '@wbn/database';
import { CallError, endSessions } from '@wbn/http';
import { holdLogin } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { readAccount } from './account.ts';
import { lockSoleBusinesses, removeBelongings } from './belongings.ts';

/**
 * Deletes an account: personal rows are removed, texts stay without a name, and the row stays so that its address answers 410. The search
 * index follows within seconds. Returns false without any change if businesses would lose their only owner and `withBusinesses` is not set;
 * with it they are removed too. `loginID`: of the browser that asked, which must be logged in until the account is deleted.
 * @throws CallError SessionError if that login has ended
 */
export async function deleteAccount(
  { db }: Pick<Accounts, 'db'>,
  userID: string,
  withBusinesses: boolean,
  loginID?: string,
): Promise<boolean> {
  for (let left = tries; ; left -= 1) {
    try {
      return await remove(db, userID, withBusinesses, loginID);
    } catch (error) {
      // A concurrent call made the person the owner of another business, or the transactions conflicted: retry with the current state.
      if (left === 1 || !(isLastOwner(error) || isRetryable(error))) throw error;
    }
  }
}

const tries = 5;

const remove = (
  db: Kysely<Database>,
  userID: string,
  withBusinesses: boolean,
  loginID: string | undefined,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // Of two deletions at once the second finds nothing to delete.
    const person = trx.selectFrom('users').select('id').where('id', '=', userID).where('deletedAt', 'is', null);
    if ((await person.forUpdate().executeTakeFirst()) === undefined) return true;
    // The owner may have ended it while the password was checked, by an undo of a changed address or by a logout everywhere.
    if (loginID !== undefined && !(await holdLogin(trx, loginID))) throw new CallError('SessionError');
    const sole = await lockSoleBusinesses(trx, userID);
    if (sole.length > 0 && !withBusinesses) return false;
    const { email, firstName, locale, isConfirmed } = await readAccount(trx, userID);
    const former = await formerAddresses(trx, userID);
    const undoable = await undoableAddresses(trx, userID, isConfirmed ? email : '');
    await endSessions(trx, userID, 'account deleted');
    await removeBelongings(trx, userID, sole);
    // An unconfirmed address may be somebody else's, and so may the rows that others sent to it.
    if (!isConfirmed) await removeOwnAt(trx, userID, email);
    for (const address of [...(isConfirmed ? [email] : []), ...former]) await removeAddress(trx, address);
    await sql`update users set email = 'deleted-' || id || '@deleted.invalid', email_verified_at = null, password_hash = 'none',
        username = null, first_name = ${deletedPerson.firstName}, last_name = ${deletedPerson.lastName},
        mobile_country_code = null, mobile_number = null,
        birth_date = null, show_birth_date = false, profession = null, show_profession = false, brief_presentation = null,
        company_name = null, city = null, profile_photo_key = null, cover_photo_key = null, country_code = null, state_id = null,
        gender_code = null, language_code = null, job_position_id = null, business_type_code = null, industry_id = null,
        locale = null, deleted_at = now()
      where id = ${userID}::uuid`.execute(trx);
    const dedupeKey = `account-deleted:${userID}`;
    if (isConfirmed) {
      await queueMail(trx, { to: email, template: 'account-deleted', locale, data: { firstName }, dedupeKey });
    }
    // The change may have been a thief's, and its undo ends here: the owner must hear of that, though the link is gone.
    for (const [at, to] of undoable.entries()) {
      const mail = { to, template: 'account-deleted', locale, data: { firstName, wasFormer: true } } as const;
      await queueMail(trx, { ...mail, dedupeKey: `${dedupeKey}:former:${at}` });
    }
    return true;
  });

/** Confirmed addresses that the account left in the last hours, unless somebody else has one of them now. */
async function formerAddresses(trx: Kysely<Database>, userID: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct new_email as address from email_tokens t
    where user_id = ${userID}::uuid and purpose = 'undo' and new_email is not null and not exists (
      select from users u where lower(u.email) = lower(t.new_email) and u.deleted_at is null and u.id <> t.user_id)`.execute(
    trx,
  );
  return rows.map(({ address }) => address);
}

/**
 * Former addresses whose change can still be undone, without the present one. Also those that another account has now: somebody else may have
 * registered one meanwhile so that its owner hears nothing.
 */
async function undoableAddresses(trx: Kysely<Database>, userID: string, present: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct on (lower(new_email)) new_email as address from email_tokens
    where user_id = ${userID}::uuid and purpose = 'undo' and new_email is not null and lower(new_email) <> lower(${present})
      and used_at is null and expires_at > now()`.execute(trx);
  return rows.map(({ address }) => address);
}

/** Rows that refer to the address instead of the account. */
async function removeAddress(trx: Kysely<Database>, email: string): Promise<void> {
  await sql`delete from business_invitations where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from registrations where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from enquiries where lower(email) = lower(${email})`.execute(trx);
  await sql`delete from outbox_emails where lower(to_address) = lower(${email})`.execute(trx);
}

/** Rows with an address that nobody has confirmed, as far as they came from the account. */
async function removeOwnAt(trx: Kysely<Database>, userID: string, email: string): Promise<void> {
  await sql`delete from business_invitations where accepted_by = ${userID}::uuid`.execute(trx);
  await sql`delete from outbox_emails where lower(to_address) = lower(${email}) and strpos(dedupe_key, ${userID}) > 0`.execute(
    trx,
  );
}
