import { calls, isPartnerScope } from '@wbn/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweredName, handlers } from '../calls.ts';
import { partnerKey, partnerOrigin, startApi, type TestApi } from '../testing/api.ts';
import { requests } from '../testing/asks.ts';
import type { Scene } from '../testing/scene.ts';
import { aBusiness, aPerson, aPost, aThread, type Person } from '../testing/world.ts';

let api: TestApi;
let person: Person;
let allowed: string;
let other: string;
let foreign: string;
let post: string;
let threads: { allowed: string; other: string };

beforeAll(async () => {
  api = await startApi();
  person = await aPerson(api, 'Rosa', {
    mobileCountryCode: '+966',
    mobileNumber: '500000001',
    birthDate: '1980-02-03',
    showBirthDate: false,
    profession: 'Engineer',
    showProfession: false,
  });
  allowed = await aBusiness(person, { companyName: 'Allowed Valves' });
  other = await aBusiness(person, { companyName: 'Other Valves' });
  const buyer = await aPerson(api, 'Buyer');
  post = await aPost(buyer);
  foreign = await aBusiness(buyer, { companyName: 'Foreign Valves' });
  threads = { allowed: await aThread(buyer, allowed), other: await aThread(buyer, other) };
  for (const id of [threads.allowed, threads.other]) {
    await buyer.ask(`/business/request/${id}/send-message`, { body: { content: 'When?' } });
  }
}, 60_000);
afterAll(() => api?.stop());

/** Calls in which somebody may speak for a business, from a partner's page too. */
const speaking = (Object.keys(handlers) as AnsweredName[]).filter(
  (name) =>
    ['speaker', 'threadParty'].includes(calls[name].access) &&
    isPartnerScope(calls[name].scope) &&
    // They name a connection, which a test of its own makes.
    !['acceptConnection', 'declineConnection', 'endConnection'].includes(name),
);

const headers = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
type Options = Parameters<TestApi['tokenFor']>[2];
const onPartnerPage = async (options?: Options) => {
  const as = await api.tokenFor(person.id, 'partner', options);
  return (url: string, body?: object) => api.ask(url, { as, headers, ...(body && { body }) });
};

describe("a partner's page", () => {
  it('gets no e-mail address, phone, birth date or hidden profession without the scope contact', async () => {
    const ask = await onPartnerPage({ without: 'contact' });
    const { status, json } = await ask('/user/profile');
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      firstName: 'Rosa',
      email: '',
      mobilePhone: null,
      birthDate: null,
      profession: null,
    });
    const confirmation = await ask('/user/email-confirmation');
    expect(confirmation.json.data.email).toBe('p…@…');
    for (const told of [json, confirmation.json]) {
      expect(JSON.stringify(told)).not.toMatch(/mail\.example|500000001|1980-02-03|Engineer/);
    }
  });

  it('gets them with it', async () => {
    const { json } = await (await onPartnerPage())('/user/profile');
    expect(json.data).toMatchObject({ birthDate: '1980-02-03', mobilePhone: { phoneNumber: '500000001' } });
    expect(json.data.email).toMatch(/@mail\.example$/);
  });

  it('does not learn whether a person is an operator or has a confirmed address; our own sites do', async () => {
    const olga = await aPerson(api, 'Olga', { role: 'operator', emailVerifiedAt: new Date() });
    const profileAt = async (kind: 'portal' | 'partner') => {
      const as = await api.tokenFor(olga.id, kind);
      return (await api.ask('/user/profile', { as, ...(kind === 'partner' && { headers }) })).json.data;
    };
    expect(await profileAt('portal')).toMatchObject({ isOperator: true, emailVerified: true });
    expect(await profileAt('partner')).toMatchObject({ isOperator: false, emailVerified: false });
  });

  it('meets only the businesses that were chosen, in every call that speaks for one', async () => {
    const ask = await onPartnerPage({ businessIDs: [allowed] });
    const mine = await ask('/business/profile/my-list');
    expect(mine.json.data.map(({ businessID }: { businessID: string }) => businessID)).toEqual([allowed]);
    const scene = (business: string, thread: string): Scene => ({
      userID: person.id,
      business,
      other: foreign,
      seller: person.id,
      product: business,
      post,
      comment: post,
      thread,
      as: business,
      bid: business,
    });
    const told = async (name: AnsweredName, scene: Scene) => {
      const request = requests[name](scene);
      const as = await api.tokenFor(person.id, 'partner', { businessIDs: [allowed] });
      return (await api.ask(request.url, { ...request, as, headers })).status;
    };
    for (const name of speaking) {
      expect(await told(name, scene(other, threads.other)), name).toBe(404);
    }
    // The same requests are taken for a business that was chosen: it is the choice that decides.
    for (const name of [
      'listInquiries',
      'listMessages',
      'sendMessage',
      'readMessages',
      'listConnections',
      'react',
      'makeComment',
    ] as const) {
      expect(await told(name, scene(allowed, threads.allowed)), name).toBe(200);
    }
    const role = async (business: string) => {
      const { status, json } = await ask(`/business/profile/${business}`);
      return [status, json.session];
    };
    expect(await role(allowed)).toEqual([200, { role: 'owner' }]);
    expect(await role(other)).toEqual([200, null]);
  });

  it('counts and hears of no inbox but those that were chosen', async () => {
    const counts = async (options?: Options) => {
      const { json } = await (await onPartnerPage(options))('/messages/unread');
      return json.data.parties.map(({ id }: { id: string }) => id);
    };
    expect(await counts()).toEqual([]);
    expect(await counts({ businessIDs: [other] })).toEqual([other]);
    expect(await counts({ businessIDs: [other], without: 'businesses' })).toEqual([]);
  });

  it('gets nothing more by a token and a session from before scopes could be chosen', async () => {
    const as = await api.tokenFor(person.id, 'partner');
    await api.db
      .updateTable('sessions')
      .set({ scopes: ['read', 'react', 'comment', 'inquire', 'message'] })
      .where('userId', '=', person.id)
      .where('kind', '=', 'partner')
      .execute();
    const told = await api.ask('/user/profile', { as, headers });
    expect([told.status, told.json.fields]).toEqual([403, ['profile']]);
    const counted = await api.ask('/messages/unread', { as, headers });
    expect(counted.json.data.parties).toEqual([]);
  });

  it('cannot choose for itself: without its Origin a token has the same scopes', async () => {
    const as = await api.tokenFor(person.id, 'partner', { without: 'profile' });
    expect((await api.ask('/user/profile', { as })).json.name).toBe('ScopeMissing');
  });
});
