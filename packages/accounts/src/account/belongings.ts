import { type Database, type Kysely, type PersonalTable, personalTables, sql } from '@wbn/database';

type Db = Kysely<Database>;

export interface Sole {
  readonly id: string;
  readonly name: string;
}

/** Businesses of which the person is the only owner, also suspended ones. */
export async function soleBusinesses(db: Db, userID: string): Promise<Sole[]> {
  return db
    .selectFrom('businessMembers as mine')
    .innerJoin('businesses as b', 'b.id', 'mine.businessId')
    .select(['b.id', 'b.companyName as name'])
    .where('mine.userId', '=', userID)
    .where('mine.role', '=', 'owner')
    .where((eb) => eb.or([eb('b.deletedAt', 'is', null), eb('b.suspendedAt', 'is not', null)]))
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

/** The same before a removal: locks the rows, so that it waits for concurrent changes of owners. */
export async function lockSoleBusinesses(trx: Db, userID: string): Promise<Sole[]> {
  await sql`select b.id from businesses b join business_members m on m.business_id = b.id
    where m.user_id = ${userID}::uuid and m.role = 'owner' order by b.id for update of b`.execute(trx);
  return soleBusinesses(trx, userID);
}

const personal: [table: string, PersonalTable][] = Object.entries(personalTables);

/** Removes a person's rows as the list of personal data says, and the businesses of which they were the only owner. */
export async function removeBelongings(trx: Db, userID: string, sole: readonly Sole[]): Promise<void> {
  const ids = sole.map(({ id }) => id);
  // Without the mark of the suspension, no operator can restore a business that nobody owns.
  await sql`update businesses set deleted_at = now(), suspended_at = null where id = any(${ids}::uuid[])`.execute(trx);
  for (const [table, { removedBy = [] }] of personal) {
    for (const column of removedBy) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userID}::uuid`.execute(trx);
    }
  }
  // The files go in the next round; those that messages, businesses or posts elsewhere name stay.
  await sql`update uploads set check_soon = true where owner_user_id = ${userID}::uuid and state = 'used'`.execute(trx);
  // Reactions as a business belong to the business.
  await sql`delete from reactions where user_id = ${userID}::uuid and business_id is null`.execute(trx);
  // Reports about the person keep no name and no biography.
  await sql`update reports set reported_text = null where resource_type = 'user' and resource_id = ${userID}::uuid`.execute(
    trx,
  );
  // The trail is kept for its 90 days, without the person's id.
  await sql`update auth_trail set user_id = null where user_id = ${userID}::uuid`.execute(trx);
  // The stored answers of the person's calls have copies of their data.
  await sql`delete from idempotency_keys where caller = ${`user:${userID}`}`.execute(trx);
}

/** Minutes after which every call has ended that was admitted before the deletion. */
const graceMinutes = 10;

/** Calls that were admitted before the deletion may still write rows afterwards: removes those too. */
export async function removeRowsOfDeletedAccounts(db: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from users where deleted_at > now() - make_interval(mins => ${graceMinutes})`.execute(db);
  for (const { id } of rows) {
    await db.transaction().execute(async (trx) => removeBelongings(trx, id, await lockSoleBusinesses(trx, id)));
  }
}
