import { randomBytes, randomUUID } from 'node:crypto';
import { type Database, jsonb, type Kysely, type NewRow } from '@wbn/database';
import { makeUser } from '@wbn/http/testing';

/** Stands in every text that only concerns the person. */
export const mark = 'Zyxwvut';
/** The text for others, which stays after a deletion. */
export const forOthers = 'We are at the fair';
/** The key of an uploaded picture. */
export const pictureKey = 'u/6f1c4a52-3a53-4a5e-9d5e-0c8f3f1c2a11/640.webp';
const email = `${mark}@people.example`;
const former = `former-${mark}@people.example`;
const soon = () => new Date(Date.now() + 3_600_000);

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

/**
 * A person with a row in each table with personal data, and a colleague who also owns the business. The test of the deletion fails for a new
 * table until it has a row here.
 */
export async function personInEveryTable(
  db: Kysely<Database>,
  changes: Partial<NewRow<'users'>> = {},
): Promise<{ userID: string; other: string }> {
  const userID = await makeUser(db, { ...profile, email, emailVerifiedAt: new Date(), ...changes });
  const other = await makeUser(db);
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
  await add('secondFactorDuties', { businessId, dueAt: new Date(), setBy: userID });
  const providerId = randomUUID();
  await add('signInProviders', {
    ...{ id: providerId, businessId, issuer: 'https://login.company.example', clientId: 'wbn', keyId: 'one' },
    ...{ secretSealed: token(), createdBy: userID },
  });
  await add('signInLinks', { providerId, subject: mark, ...mine });
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
    ...{ fileSize: 1, maxBytes: 1, expiresAt: soon(), state: 'used' },
    variants: jsonb([{ name: '640', key: pictureKey, width: 1, height: 1, bytes: 7, contentType: 'image/webp' }]),
  });
  const sessionId = randomUUID();
  await add('sessions', {
    ...until,
    id: sessionId,
    origin: `https://${mark}.example`,
    scopes: [],
    userAgentLabel: mark,
  });
  const loginId = randomUUID();
  await add('accountSessions', { ...until, id: loginId, tokenHash: token(), userAgentLabel: mark });
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
  await add('authenticatorSetups', { ...mine, loginId, secretSealed: Buffer.from(mark), keyId: 'one' });
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
  const about = { resourceType: 'user', resourceId: userID, reason: 'spam', details: null } as const;
  await add('reports', { ...about, reporterId: other, reportedText: `${mark} · ${mark}` });
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
  const others = await made('inquiries', { fromUserId: other, toBusinessId: businessId, subject: forOthers });
  await add('conversationAssignments', { businessId, inquiryId, ...mine, assignedBy: userID });
  await add('conversationAssignments', { businessId, inquiryId: others, userId: other, assignedBy: userID });
  await add('conversationNotes', { businessId, inquiryId, ...mine, content: forOthers });
  await add('messageTemplates', { businessId, title: 'Prices', content: forOthers, createdBy: userID });
  await add('messages', { inquiryId, side: 'S', content: forOthers, senderUserId: userID });
  await add('readMarks', { inquiryId, ...mine, position: 1 });
  await add('notifications', { ...mine, kind: 'like', data: jsonb({ text: mark }) });
  await add('notifications', { userId: other, actorUserId: userID, kind: 'like' });
  await add('notificationPreferences', { ...mine, kind: 'like' });
  await add('pushSubscriptions', { ...mine, sessionId, endpoint: `https://push.example/${mark}`, key: 'a key' });
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
  await add('thesaurusTerms', { locale: 'en', term: 'x', subCategoryId: '0001.01.01', addedBy: userID });
  await add('enquiries', { ...mine, email, fields: jsonb({ firstname: mark }) });
  await add('enquiries', { email, fields: jsonb({ firstname: mark }) });
  await add('enquiries', { handledBy: userID, fields: jsonb({}) });
  return { userID, other };
}

/** Values that lead to the person. */
export const known = [mark, Buffer.from(mark).toString('hex'), profile.mobileNumber, profile.birthDate];
