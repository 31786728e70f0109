import { type PersonalTable, personalTables, sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { makeUser } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forOthers, known, personInEveryTable } from '../testing/person-in-every-table.ts';
import { deleteAccount } from './delete-account.ts';

let database: TemporaryDatabase;
let userID: string;
beforeAll(async () => {
  database = await startTemporaryDatabase();
  ({ userID } = await personInEveryTable(database.db));
}, 60_000);
afterAll(() => database?.stop());

/** `table.column` of each value that contains one of the texts, with a row of it. */
async function valuesWith(...texts: readonly string[]): Promise<Map<string, string>> {
  const { rows: names } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    database.db,
  );
  const found = new Map<string, string>();
  for (const { name } of names) {
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(database.db);
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value).toLowerCase();
        if (texts.some((one) => text.includes(one.toLowerCase()))) found.set(`${name}.${column}`, JSON.stringify(row));
      }
    }
  }
  return found;
}

const tables: [name: string, table: PersonalTable][] = Object.entries(personalTables);
const columns = (of: (table: PersonalTable) => readonly string[]) =>
  tables.flatMap(([name, table]) => of(table).map((column) => `${name}.${column}`)).sort();

describe('the deletion of an account', () => {
  it('begins, in this test, with the person in every column that leads to persons', async () => {
    const found = [...(await valuesWith(userID)).keys()];
    expect(columns(({ persons }) => persons).filter((column) => !found.includes(column))).toEqual([]);
  });

  it('leaves nothing that the person was known by in any table, and the id only where the list says so', async () => {
    expect((await valuesWith(...known)).size).toBeGreaterThan(20);
    expect(await deleteAccount(database, userID, false)).toBe(true);
    const { rows } = await sql<{
      id: string;
    }>`delete from outbox_emails where template = 'account-deleted' returning id`.execute(database.db);
    // To the present address and the former one.
    expect(rows).toHaveLength(2);
    expect(Object.fromEntries(await valuesWith(...known))).toEqual({});
    const left = [...(await valuesWith(userID)).keys()].sort();
    const mayStay = columns(({ persons, removedBy = [] }) => persons.filter((column) => !removedBy.includes(column)));
    const emptied = ['users.email', 'users.id'];
    // Computed from the others.
    const computed = ['posts.author_id', 'comments.author_id', 'inquiries.from_party_id', 'inquiries.to_party_id'];
    expect(left.filter((column) => ![...mayStay, ...emptied, ...computed].includes(column))).toEqual([]);
  });

  it('removes a suspended business whose only owner leaves for good, after asking', async () => {
    const owner = await makeUser(database.db);
    const at = new Date();
    const { id } = await database.db
      .insertInto('businesses')
      .values({
        companyName: 'Suspended Works',
        shortDescription: 'Valves',
        businessTypeCode: '1',
        industryId: '1',
        countryCode: 'SA',
        deletedAt: at,
        suspendedAt: at,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db.insertInto('businessMembers').values({ businessId: id, userId: owner, role: 'owner' }).execute();
    expect(await deleteAccount(database, owner, false)).toBe(false);
    expect(await deleteAccount(database, owner, true)).toBe(true);
    const business = database.db.selectFrom('businesses').select(['suspendedAt', 'deletedAt']).where('id', '=', id);
    // Without the mark of a suspension no operator can restore it.
    expect(await business.executeTakeFirst()).toEqual({ suspendedAt: null, deletedAt: expect.any(Date) });
  });

  it('leaves what others sent to an address that the account has not confirmed', async () => {
    const { db } = database;
    const email = 'colleague@victim.example';
    const boss = await makeUser(db);
    const business = { companyName: 'Victim Works', shortDescription: 'Valves', countryCode: 'SA' };
    const { id } = await db
      .insertInto('businesses')
      .values({ ...business, businessTypeCode: '1', industryId: '1' } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('businessMembers').values({ businessId: id, userId: boss, role: 'owner' }).execute();
    const link = (n: number) => ({ tokenHash: Buffer.alloc(32, n), expiresAt: new Date(Date.now() + 3_600_000) });
    const sent = async () => {
      await db
        .insertInto('businessInvitations')
        .values({ businessId: id, email, role: 'admin', ...link(1) })
        .execute();
      const names = { passwordHash: 'x', firstName: 'Vic', lastName: 'Tim', locale: 'en' };
      await db
        .insertInto('registrations')
        .values({ email, ...names, ...link(2) })
        .execute();
      await db
        .insertInto('enquiries')
        .values({ email, fields: '{}' } as never)
        .execute();
      await db
        .insertInto('outboxEmails')
        .values({ toAddress: email, template: 'business-invitation', data: '{}' } as never)
        .execute();
    };
    const left = async () => {
      const count = async (table: 'businessInvitations' | 'registrations' | 'enquiries') =>
        (await db.selectFrom(table).select('email').where('email', '=', email).execute()).length;
      const mails = db.selectFrom('outboxEmails').select('template').where('toAddress', '=', email);
      return {
        invitations: await count('businessInvitations'),
        registrations: await count('registrations'),
        enquiries: await count('enquiries'),
        mails: (await mails.orderBy('id').execute()).map(({ template }) => template),
      };
    };
    await sent();
    const stranger = await makeUser(db, { email });
    const mailed = { toAddress: email, template: 'verify-email', dedupeKey: `verify:${stranger}:1` };
    await db
      .insertInto('outboxEmails')
      .values({ ...mailed, data: '{}' } as never)
      .execute();
    expect(await deleteAccount(database, stranger, false)).toBe(true);
    const kept = { invitations: 1, registrations: 1, enquiries: 1 };
    expect(await left()).toEqual({ ...kept, mails: ['business-invitation'] });
    const owner = await makeUser(db, { email, emailVerifiedAt: new Date() });
    expect(await deleteAccount(database, owner, false)).toBe(true);
    expect(await left()).toEqual({ invitations: 0, registrations: 0, enquiries: 0, mails: ['account-deleted'] });
  });

  it('keeps no card with which a membership of a business would be renewed', async () => {
    const { db } = database;
    const [payer, other] = [await makeUser(db), await makeUser(db)];
    const { id: businessId } = await db
      .insertInto('businesses')
      .values({
        ...{ companyName: 'Paid Works', shortDescription: 'Valves', businessTypeCode: '1', industryId: '1' },
        countryCode: 'SA',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const owners = [payer, other].map((userId) => ({ businessId, userId, role: 'owner' as const }));
    await db.insertInto('businessMembers').values(owners).execute();
    const card = { providerMethodId: 'pm_1', providerCustomerId: 'cus_1' };
    const year = { businessId, planId: 'gold-yearly', tier: 'gold', provider: 'sandbox', state: 'active' } as const;
    const times = { periodStart: new Date(), periodEnd: new Date(Date.now() + 1000) };
    await db
      .insertInto('subscriptions')
      .values({ ...year, ...times, ...card, createdBy: payer })
      .execute();
    expect(await deleteAccount(database, payer, false)).toBe(true);
    const left = db.selectFrom('subscriptions').select(['cancelAtPeriodEnd', 'providerMethodId', 'providerCustomerId']);
    expect(await left.where('businessId', '=', businessId).execute()).toEqual([
      { cancelAtPeriodEnd: true, providerMethodId: null, providerCustomerId: null },
    ]);
  });

  it('has the files that the person used checked in the next round, and nobody else’s', async () => {
    const { db } = database;
    const [person, other] = [await makeUser(db), await makeUser(db)];
    for (const ownerUserId of [person, other]) {
      const file = { purpose: 'profile', contentType: 'image/png', fileSize: 1, maxBytes: 1, expiresAt: new Date() };
      const key = `u/${crypto.randomUUID()}` as never;
      await db
        .insertInto('uploads')
        .values({ ownerUserId, key, tokenHash: Buffer.from(key), state: 'used', usedAt: new Date(), ...file })
        .execute();
    }
    await deleteAccount(database, person, false);
    const checked = await db
      .selectFrom('uploads')
      .select('ownerUserId')
      .where('checkSoon', '=', true)
      .where('ownerUserId', 'in', [person, other])
      .execute();
    expect(checked.map(({ ownerUserId }) => ownerUserId)).toEqual([person]);
  });

  it('leaves the texts that others read', async () => {
    const found = [...(await valuesWith(forOthers)).keys()].sort();
    expect(found).toEqual([
      'comments.content',
      'conversation_notes.content',
      'inquiries.subject',
      'message_templates.content',
      'messages.content',
      'posts.content',
      'reports.details',
    ]);
  });

  it('of fifty at once is one act with one mail, also when the first mail has gone', async () => {
    const email = 'fifty@people.example';
    const userID = await makeUser(database.db, { email, emailVerifiedAt: new Date() });
    const mails = () => database.db.selectFrom('outboxEmails').select('state').where('toAddress', '=', email).execute();
    const deletions = Array.from({ length: 50 }, () => deleteAccount(database, userID, true));
    expect(new Set(await Promise.all(deletions))).toEqual(new Set([true]));
    expect(await mails()).toHaveLength(1);
    await database.db.updateTable('outboxEmails').set({ state: 'sent' }).where('toAddress', '=', email).execute();
    expect(await deleteAccount(database, userID, true)).toBe(true);
    expect(await mails()).toEqual([{ state: 'sent' }]);
  });
});
