import { type AccessPolicy, accessTable, calls, isPartnerScope, type Role, roles, terms } from '@wbn/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers, streams } from './calls.ts';
import { partnerKey, partnerOrigin, startApi, type TestApi, type TestResponse } from './testing/api.ts';
import { requests } from './testing/asks.ts';
import { freshFor } from './testing/fresh.ts';
import type { Request, Scene } from './testing/scene.ts';
import { aBusiness, aMember, aPerson, aPost, aProduct, aThread, type Person } from './testing/world.ts';

/** Sends every answered call with every role of the access table and expects the result that its row states. */

let api: TestApi;
let owner: Person;
let people: Record<Exclude<Role, 'anonymous'>, Person>;
let partnerToken: string;
let fixed: Pick<Scene, 'business' | 'product' | 'other' | 'seller'>;

beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'owner');
  const business = await aBusiness(owner);
  const user = await aPerson(api, 'user');
  people = {
    owner,
    user,
    stranger: await aPerson(api, 'stranger'),
    admin: await aMember(api, business, 'admin'),
    member: await aMember(api, business, 'member'),
    otherParty: await aPerson(api, 'buyer'),
    partnerKey: user,
  };
  partnerToken = await api.tokenFor(user.id, 'partner');
  const seller = await aPerson(api, 'seller');
  fixed = {
    business,
    product: await aProduct(api, business),
    seller: seller.id,
    other: await aBusiness(seller, { companyName: 'Other' }),
  };
}, 60_000);
afterAll(() => api?.stop());

const names = Object.keys(handlers) as AnsweredName[];
const within = new Set<Role>(['member', 'admin', 'owner']);

/** Fresh resources for one request, and the party that the role claims to speak for. */
async function sceneFor(name: AnsweredName, role: Role): Promise<Scene> {
  const policy = calls[name].access as AccessPolicy;
  const asker = role === 'anonymous' ? people.user : people[role];
  const buyer = role === 'partnerKey' ? people.user : people.otherParty;
  const thread = await aThread(buyer, fixed.business);
  // Roles that exist only outside the business act for themselves. All others, and roles that only claim to belong to it, act as the
  // business.
  const pretends = role === 'stranger' || (policy === 'speaker' && role === 'otherParty');
  const as = within.has(role) || pretends ? fixed.business : undefined;
  // A user acts on their own post; every other role acts on a post of the business.
  const post = role === 'user' ? await aPost(people.user) : await aPost(owner, 'Ours', fixed.business);
  return {
    ...fixed,
    userID: asker.id,
    thread,
    post,
    comment: post,
    as,
    bid: within.has(role) ? fixed.business : undefined,
    ...(await freshFor[name]?.({ api, ...fixed, owner, asker, role })),
  };
}

async function askAs(role: Role, request: Request): Promise<TestResponse> {
  if (role === 'anonymous') return api.ask(request.url, request);
  if (role !== 'partnerKey') return people[role].ask(request.url, request);
  const headers = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
  return api.ask(request.url, { ...request, as: partnerToken, headers });
}

/** The status that shows that the call was allowed. Some valid requests are refused for reasons other than access. */
const letIn: Partial<Record<AnsweredName, number>> = {
  profilePhotoUploadValidate: 422,
  // There is no picture at the address.
  fetchPicture: 422,
  // A standard membership includes no boost.
  useBoost: 422,
  // Purchases are off here, and nothing was bought (membership.db.test.ts runs with purchases on).
  subscribe: 409,
  renewMembership: 409,
  cancelPurchase: 409,
  readReceipt: 404,
  // Tests have no translation service.
  translateMessage: 404,
};

describe.each(names)('%s', (name) => {
  const policy = calls[name].access as AccessPolicy;
  it.each(roles)(`answers %s as the row ${policy} says`, async (role) => {
    const wanted = outcomeOf(name, policy, role);
    const response = await askAs(role, requests[name](await sceneFor(name, role)));
    expect(response.status, JSON.stringify(response.json)).toBe(wanted === 'yes' ? (letIn[name] ?? 200) : wanted);
    if (wanted !== 'yes') expect(response.json.success).toBe(false);
  });
});

/** With a token that has every scope of a partner's page but the one that the call names: read from the contract, so a new call is in it. */
const reached = [...names, ...streams].filter(
  (name) => accessTable[calls[name].access].partnerKey === 'yes' && isPartnerScope(calls[name].scope),
);
it.each(reached)("%s is refused on a partner's page without its scope, which the refusal names", async (name) => {
  const { scope, path } = calls[name];
  const as = await api.tokenFor(people.user.id, 'partner', { without: scope });
  const request = isAnswered(name) ? requests[name](await sceneFor(name, 'partnerKey')) : { url: `/${path}` };
  const headers = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
  const told = await api.ask(request.url, { ...request, as, headers });
  expect([told.status, told.json.name, told.json.fields]).toEqual([403, 'ScopeMissing', [scope]]);
});
const isAnswered = (name: string): name is AnsweredName => name in handlers;

/** Read from the contract, so a new call is in it. */
const important = names.filter((name) => 'recentLogin' in terms[name]);
it('more than ten calls ask for a recent login', () => expect(important.length).toBeGreaterThan(10));
it.each(important)(
  '%s does not take the word of an identity provider for a proof, however new, but the password',
  async (name) => {
    const person = await aPerson(api, 'careful');
    await api.db
      .insertInto('passkeys')
      .values({ userId: person.id, credentialId: person.id, publicKey: Buffer.from('key'), name: 'Phone' })
      .execute();
    const { id: loginId } = await api.db
      .insertInto('accountSessions')
      .values({
        tokenHash: Buffer.from(person.id),
        userId: person.id,
        providerId: '00000000-0000-4000-8000-000000000000',
        isMultiFactor: true,
        expiresAt: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.db.updateTable('sessions').set({ loginId }).where('userId', '=', person.id).execute();
    const request = requests[name](await sceneFor(name, 'user'));
    const told = async () => (await person.ask(request.url, request)).json.name;
    expect(await told()).toBe('ConfirmationNeeded');
    await api.db.updateTable('accountSessions').set({ confirmedAt: new Date() }).where('id', '=', loginId).execute();
    expect(await told()).not.toBe('ConfirmationNeeded');
  },
);

/** Scopes of a partner key are checked before any row is read. */
function outcomeOf(name: AnsweredName, policy: AccessPolicy, role: Role) {
  const beyondScope = role === 'partnerKey' && ['manage', 'pay'].includes(calls[name].scope);
  return beyondScope ? 403 : accessTable[policy][role];
}

describe('the table of calls', () => {
  it('names each call of the contract once: answered here, or at the account site', () => {
    const all = Object.keys(calls).filter((name) => calls[name as AnsweredName].host === 'api');
    expect([...names, ...streams].sort()).toEqual(all.sort());
  });
});
