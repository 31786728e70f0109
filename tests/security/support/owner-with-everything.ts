import { type Database, jsonb, type NewRow } from '@wbn/database';
import {
  aBusiness,
  aMember,
  anInvitation,
  anUpload,
  aPerson,
  aPost,
  aProduct,
  aThread,
  type Person,
  partnerOrigin,
  type Scene,
  type TestApi,
} from '@wbn/server/testing';

interface Names {
  readonly company: string;
  /** Stands in all that only the owner and the business may read. */
  readonly mark: string;
}

/** An owner of a business with one of everything that has an id, all of it marked. The test of foreign ids fails for a new table without a row here. */
export async function ownerWithEverything(api: TestApi, owner: Person, { company, mark }: Names): Promise<Scene> {
  const [buyer, seller, pest] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  const business = await aBusiness(owner, { companyName: company });
  const other = await aBusiness(seller, { companyName: `Seller of ${company}` });
  const thread = await aThread(buyer, business);
  const said = await buyer.ask(`/business/request/${thread}/send-message`, { body: { content: mark } });
  const asked = await buyer.ask('/social/connect', { body: { to: business, message: mark } });
  const search = { textQuery: 'valve', businessType: 'PR' };
  const saved = await owner.ask('/user/saved-searches', { body: { name: mark, search } });
  const evidence = { scopes: ['identity'], evidence: [{ label: mark }] };
  const verified = await owner.ask(`/business/${business}/verification`, { body: evidence });
  const desk = { labels: [mark], assignee: owner.id };
  const kept = await owner.ask(`/business/${business}/desk/${thread}`, { method: 'PUT', body: desk });
  const noted = await owner.ask(`/business/${business}/desk/${thread}/notes`, { body: { content: mark } });
  const answer = { title: mark, content: mark };
  const template = await owner.ask(`/business/${business}/templates`, { body: answer });
  const post = await aPost(owner, 'Ours', business);
  const comment = { resourceID: post, resourceType: 'post', content: 'Well done' };
  const commented = await owner.ask('/social/comments/make-comment', { body: comment });
  const liked = await owner.ask('/social/reaction/react/post', { body: { resourceID: post, reactionType: 'like' } });
  const blocked = await owner.ask('/moderation/block', { body: { partyID: pest.id } });
  const reason = { resourceType: 'user', resourceID: pest.id, reason: 'spam', details: mark };
  const reported = await owner.ask('/moderation/report', { body: reason });
  for (const { json, status } of [
    said,
    asked,
    saved,
    verified,
    kept,
    noted,
    template,
    commented,
    liked,
    blocked,
    reported,
  ])
    if (status !== 200) throw new Error(JSON.stringify(json));

  const mine = { userId: owner.id };
  const until = { ...mine, expiresAt: new Date(Date.now() + 3_600_000) };
  const token = () => crypto.getRandomValues(Buffer.alloc(32));
  const add = async <Table extends keyof Database>(table: Table, row: NewRow<Table>): Promise<string> => {
    const insert = api.db.insertInto(table).values(row as never);
    const { id } = (await insert.returning('id' as never).executeTakeFirstOrThrow()) as unknown as { id: string };
    return id;
  };
  const product = await aProduct(api, business, 'Valve');
  const paid = { businessId: business, planId: 'gold-yearly', tier: 'gold', provider: 'sandbox' } as const;
  const year = { periodStart: new Date(), periodEnd: until.expiresAt, createdBy: owner.id };
  const subscriptionId = await add('subscriptions', { ...paid, ...year, state: 'replaced' });
  const charge = { ...paid, ...mine, subscriptionId, amountCents: 100, idempotencyKey: crypto.randomUUID() };
  const paymentId = await add('payments', { ...charge, state: 'succeeded', receiptEmail: `${mark}@mail.example` });
  const bill = { businessId: business, paymentId, subscriptionId, amountCents: 100, number: `WBN-${mark}` };
  const receipt = await add('invoices', { ...bill, billing: jsonb({ name: mark }) });
  await add('boosts', { businessId: business, ...mine, startsAt: new Date(0), endsAt: new Date(1) });
  await add('certificates', { businessId: business, name: company });
  const sessionId = await add('sessions', { ...until, origin: partnerOrigin, scopes: [], userAgentLabel: mark });
  await add('refreshTokens', { sessionId, tokenHash: token(), expiresAt: until.expiresAt });
  await add('accountSessions', { ...until, tokenHash: token(), userAgentLabel: mark });
  await add('knownDevices', { ...until, tokenHash: token(), userAgentLabel: mark });
  await add('passkeys', { ...mine, credentialId: mark, publicKey: token(), name: mark });
  const providerId = await add('signInProviders', {
    ...{ businessId: business, issuer: `https://${mark}.example`, clientId: mark, keyId: 'one' },
    ...{ secretSealed: token(), createdBy: owner.id },
  });
  await api.db
    .insertInto('signInLinks')
    .values({ ...mine, providerId, subject: mark })
    .execute();
  const partner = { publishableKey: `pk_${crypto.randomUUID()}`, name: mark, origins: [], scopes: [] };
  const partnerKeyID = await add('partnerKeys', { ...partner, ownerUserId: owner.id });
  const enquiry = await add('enquiries', { ...mine, fields: jsonb({ firstname: mark }) });
  await add('notifications', { ...mine, kind: 'like', data: jsonb({ text: mark }) });
  await api.db
    .insertInto('secondFactorDuties')
    .values({ businessId: business, dueAt: until.expiresAt, setBy: owner.id })
    .execute();
  await api.db
    .insertInto('notificationPreferences')
    .values({ ...mine, kind: 'like' })
    .execute();
  const { id: message } = await api.db
    .selectFrom('messages')
    .select('id')
    .where('inquiryId', '=', thread)
    .where('content', '=', mark)
    .executeTakeFirstOrThrow();
  return {
    ...{ userID: owner.id, business, other, seller: seller.id, product, thread, bid: business, as: business, post },
    comment: commented.json.data.commentID,
    person: (await aMember(api, business, 'member')).id,
    ...(await anInvitation(api, business)),
    savedSearch: saved.json.data.searchID,
    connection: asked.json.data.connectionID,
    note: noted.json.data.noteID,
    template: template.json.data.templateID,
    upload: await anUpload(api, owner),
    ...{ receipt, message, partnerKeyID, enquiry, verification: verified.json.data.verificationID },
  };
}
