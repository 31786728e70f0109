import { randomBytes, randomUUID } from 'node:crypto';
import { type Database, jsonb, type Kysely, type NewRow, type PersonalTable, personalTables, sql } from '@wbn/database';
import { startTemporaryDatabase, type TemporaryDatabase } from '@wbn/database/testing';
import { makeUser } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from './delete-account.ts';

/** Stands in every text that only concerns the person; texts for others, which stay, have `forOthers`. */
const mark = 'Zyxwvut';
const forOthers = 'We are at the fair';
const soon = () => new Date(Date.now() + 3_600_000);
const email = `${mark}@people.example`;
const former = `former-${mark}@people.example`;

let database: TemporaryDatabase;
let userID: string;
/** The colleague who remains the owner of the business. */
let other: string;
beforeAll(async () => {
  database = await startTemporaryDatabase();
  userID = await makeUser(database.db, { ...profile, email });
  other = await makeUser(database.db);
  await fillTables(database.db);
}, 60_000);
afterAll(() => database?.stop());

const profile = {
  firstName: mark,
  lastName: mark,
  passwordHash: mark,
  username: mark,
  profession: mark,
  mobileCountryCode: '+34',
  mobileNumber: '5550199',
  birthDate: '1983-02-01',
  briefPresentation: mark,
  companyName: mark,
  city: mark,
  profilePhotoKey: `u/${mark}/640.webp`,
  coverPhotoKey: `u/${mark}/1280.webp`,
};

/** One row or more in each table with personal data. A new table makes the first test fail until it has a row here. */
async function fillTables(db: Kysely<Database>): Promise<void> {
  const add = async <Table extends keyof Database>(table: Table, row: NewRow<Table>) => {
    await db
      .insertInto(table)
      .values(row as never)
      .execute();
  };
  const made = async (table: 'businesses' | 'inquiries' | 'posts', row: object) =>
    (
      await db
        .insertInto(table)
        .values(row as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const mine = { userId: userID };
  const until = { ...mine, expiresAt: soon() };
  const token = () => randomBytes(32);
  const businessId = await made('businesses', {
    ...{
      companyName: 'Najd Valves',
      shortDescription: 'Valves',
      businessTypeCode: '1',
      industryId: '1',
      countryCode: 'SA',
    },
    createdBy: userID,
  });
  await add('businessMembers', { businessId, userId: other, role: 'owner' });
  await add('businessMembers', { businessId, ...mine, role: 'owner' });
  const third = await makeUser(db);
  await add('businessMembers', { businessId, userId: third, role: 'member', invitedBy: userID });
  await add('businessInvitations', {
    businessId,
    email,
    role: 'member',
    tokenHash: token(),
    expiresAt: soon(),
    acceptedBy: userID,
  });
  await add('businessInvitations', {
    businessId,
    email: 'x@people.example',
    role: 'member',
    tokenHash: token(),
    expiresAt: soon(),
    invitedBy: userID,
  });
  await add('verifications', { businessId, scopes: [], evidence: jsonb([]), submittedBy: userID, reviewedBy: userID });
  await add('boosts', { businessId, ...mine, startsAt: new Date(), endsAt: soon() });
  const paid = { businessId, planId: 'gold', tier: 'gold', provider: 'sandbox' } as const;
  await add('subscriptions', { ...paid, periodStart: new Date(), periodEnd: soon(), createdBy: userID });
  await add('payments', { ...paid, ...mine, amountCents: 100, idempotencyKey: randomUUID() });
  await add('uploads', {
    ...{
      ownerUserId: userID,
      purpose: 'profile',
      key: `u/${randomUUID()}`,
      tokenHash: token(),
      contentType: 'image/png',
    },
    ...{ fileSize: 1, maxBytes: 1, expiresAt: soon() },
  });
  await add('sessions', { ...until, origin: `https://${mark}.example`, scopes: [], userAgentLabel: mark });
  await add('accountSessions', { ...until, tokenHash: token(), userAgentLabel: mark });
  await add('knownDevices', { ...until, tokenHash: token(), userAgentLabel: mark });
  await add('handoverCodes', {
    ...{
      ...until,
      codeHash: token(),
      continueOrigin: `https://${mark}.example`,
      continueUrl: `https://${mark}.example/`,
    },
    scopes: [],
  });
  await add('consents', { ...mine, origin: `https://${mark}.example`, scopes: [] });
  await add('emailTokens', { ...until, tokenHash: token(), purpose: 'undo', newEmail: former });
  await add('registrations', {
    tokenHash: token(),
    email,
    passwordHash: mark,
    firstName: mark,
    lastName: mark,
    expiresAt: soon(),
  });
  await add('authTrail', { ...mine, event: '/login', outcome: 'ok', status: 200 });
  await add('authenticators', { ...mine, state: 'active', secretSealed: Buffer.from(mark), keyId: 'one' });
  await add('recoveryCodes', { ...mine, codeHash: token() });
  await add('loginSteps', { ...until, tokenHash: token(), passwordMark: token() });
  await add('passkeys', { ...mine, credentialId: mark, publicKey: token(), name: mark });
  await add('partnerKeys', {
    publishableKey: `pk_${randomUUID()}`,
    name: 'A partner',
    origins: [],
    scopes: [],
    ownerUserId: userID,
  });
  const subject = { resourceType: 'business', resourceId: businessId } as const;
  await add('reactions', { ...mine, ...subject });
  await add('reactions', { ...mine, ...subject, businessId });
  await add('follows', { ...mine, ...subject });
  await add('savedItems', { ...mine, ...subject, folder: mark });
  await add('savedSearches', { ...mine, name: mark, search: jsonb({ search: mark }), nextAt: soon() });
  await add('connections', { fromUserId: userID, toBusinessId: businessId, message: mark, requestedBy: userID });
  await add('connections', { fromUserId: other, toUserId: userID, answeredBy: userID });
  await add('connections', { fromUserId: other, toBusinessId: businessId, answeredBy: userID, requestedBy: other });
  await add('blocks', { ...mine, blockedUserId: other, createdBy: userID });
  await add('blocks', { userId: other, blockedUserId: userID });
  await add('blocks', { businessId, blockedUserId: other, createdBy: userID });
  await add('reports', { reporterId: userID, handledBy: userID, ...subject, reason: 'spam', details: forOthers });
  const postId = await made('posts', {
    ...{ authorUserId: userID, timelineType: 'user', timelineId: userID, content: forOthers, deletedBy: userID },
  });
  await add('feedItems', { ...mine, postId, createdAt: new Date() });
  await add('comments', {
    resourceType: 'post',
    resourceId: postId,
    authorUserId: userID,
    content: forOthers,
    deletedBy: userID,
  });
  const inquiryId = await made('inquiries', {
    fromUserId: userID,
    toBusinessId: businessId,
    openedBy: userID,
    closedBy: userID,
    subject: forOthers,
  });
  await made('inquiries', { fromUserId: other, toUserId: userID, subject: forOthers });
  await add('messages', { inquiryId, side: 'S', content: forOthers, senderUserId: userID });
  await add('readMarks', { inquiryId, ...mine, position: 1 });
  await add('notifications', { ...mine, kind: 'like', data: jsonb({ text: mark }) });
  await add('notifications', { userId: other, actorUserId: userID, kind: 'like' });
  await add('notificationPreferences', { ...mine, kind: 'like' });
  await add('outboxEmails', { toAddress: email, template: 'receipt', data: jsonb({ firstName: mark }) });
  await add('outboxEmails', { toAddress: former, template: 'email-changed', data: jsonb({ firstName: mark }) });
  await add('idempotencyKeys', {
    caller: `user:${userID}`,
    key: 'one',
    call: 'PUT /profile',
    requestHash: token(),
    answer: mark,
  });
  await add('auditLog', { actorUserId: userID, actorKind: 'user', action: 'business.create' });
  await add('enquiries', { ...mine, email, fields: jsonb({ firstname: mark }) });
  await add('enquiries', { email, fields: jsonb({ firstname: mark }) });
  await add('enquiries', { handledBy: userID, fields: jsonb({}) });
}

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
const hexOf = (text: string) => Buffer.from(text).toString('hex');
const known = [mark, hexOf(mark), profile.mobileNumber, profile.birthDate];

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
    expect(rows).toHaveLength(1);
    expect(Object.fromEntries(await valuesWith(...known))).toEqual({});
    const left = [...(await valuesWith(userID)).keys()].sort();
    const mayStay = columns(({ persons, removedBy = [] }) => persons.filter((column) => !removedBy.includes(column)));
    const emptied = ['users.email', 'users.id'];
    // Computed from the others.
    const computed = ['posts.author_id', 'comments.author_id', 'inquiries.from_party_id', 'inquiries.to_party_id'];
    expect(left.filter((column) => ![...mayStay, ...emptied, ...computed].includes(column))).toEqual([]);
  });

  it('leaves the texts that others read', async () => {
    const found = [...(await valuesWith(forOthers)).keys()].sort();
    expect(found).toEqual([
      'comments.content',
      'inquiries.subject',
      'messages.content',
      'posts.content',
      'reports.details',
    ]);
  });
});
