import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerKey, partnerOrigin, startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
}, 60_000);
afterAll(() => api?.stop());

const invite = (email: string, role: string, person: Person, id: string) =>
  person.ask(`/business/${id}/members/invite`, { body: { email, role } });
const accept = (person: Person, token: string) => person.ask('/business/members/accept', { body: { token } });
const give = (person: Person, userID: string, role: string, id: string) =>
  person.ask(`/business/${id}/members/${userID}`, { method: 'PUT', body: { role } });
const remove = (person: Person, userID: string, id: string) =>
  person.ask(`/business/${id}/members/${userID}`, { method: 'DELETE' });
/** The token of the newest mail to an address. */
async function tokenOf(address: string): Promise<string> {
  const mails = api.db.selectFrom('outboxEmails').select('data').where('toAddress', '=', address);
  const mail = await mails.orderBy('id', 'desc').executeTakeFirstOrThrow();
  return (mail.data as { token: string }).token;
}

describe('an invitation', () => {
  it.each<[string, (person: Person, id: string) => Promise<unknown>]>([
    ['left on their own', (person, id) => remove(person, 'me', id)],
    ['were removed', (person, id) => remove(owner, person.id, id)],
    [
      'got a lower role and left',
      async (person, id) => [await give(owner, person.id.toUpperCase(), 'member', id), await remove(person, 'me', id)],
    ],
  ])('lets nobody back in who %s since, nor anybody whom they had invited', async (_, depart) => {
    const id = await aBusiness(owner);
    const person = await aMember(api, id, 'admin');
    await invite('of-owner@mail.example', 'admin', owner, id);
    await invite('of-member@mail.example', 'admin', person, id);
    const [first, second] = [await tokenOf('of-owner@mail.example'), await tokenOf('of-member@mail.example')];
    await depart(person, id);
    expect([(await accept(person, first)).status, (await accept(await aPerson(api), second)).status]).toEqual([
      404, 404,
    ]);
    // Written again, it has a new link, which lets them in. Their own invitations stay closed.
    await invite('of-owner@mail.example', 'admin', owner, id);
    expect((await accept(person, await tokenOf('of-owner@mail.example'))).status).toBe(200);
    expect((await accept(await aPerson(api), second)).status).toBe(404);
  });

  it('does not serve its reader after a lower role, and does after a higher one', async () => {
    const id = await aBusiness(owner);
    const person = await aMember(api, id, 'member');
    await invite('role@mail.example', 'admin', owner, id);
    const token = await tokenOf('role@mail.example');
    const reads = async () => (await person.ask('/business/invitation', { body: { token } })).status;
    await give(owner, person.id, 'admin', id);
    expect(await reads()).toBe(200);
    await give(owner, person.id.toUpperCase(), 'member', id);
    expect([await reads(), (await accept(person, token)).status]).toEqual([404, 404]);
  });

  it('is earlier or later than a departure by the order of the acts, whatever the clocks say', async () => {
    const id = await aBusiness(owner);
    const person = await aMember(api, id, 'member');
    await invite('before@mail.example', 'member', owner, id);
    await remove(person, 'me', id);
    await invite('after@mail.example', 'member', owner, id);
    const clock = (email: string, by: number) =>
      api.db
        .updateTable('businessInvitations')
        .set({ createdAt: new Date(Date.now() + by) })
        .where('email', '=', email)
        .execute();
    await clock('before@mail.example', 60_000);
    await clock('after@mail.example', -60_000);
    const [before, after] = [await tokenOf('before@mail.example'), await tokenOf('after@mail.example')];
    expect((await accept(person, before)).status).toBe(404);
    expect((await accept(person, after)).status).toBe(200);
  });

  it('lets nobody in while the removal of its writer is not finished', async () => {
    const id = await aBusiness(owner);
    const admin = await aMember(api, id, 'admin');
    await invite('hurry@mail.example', 'member', admin, id);
    const token = await tokenOf('hurry@mail.example');
    const guest = await aPerson(api);
    const waiting = async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length;
    const { removal, accepted } = await api.db.transaction().execute(async (db) => {
      await db.selectFrom('businessMembers').select('role').where('userId', '=', admin.id).forUpdate().execute();
      const removal = remove(owner, admin.id, id);
      await expect.poll(waiting).toBe(1);
      const accepted = accept(guest, token);
      await expect.poll(waiting).toBe(2);
      return { removal, accepted };
    });
    expect([(await removal).status, (await accepted).status]).toEqual([200, 404]);
  });
});

describe("a partner's page that may speak for a business", () => {
  it.each<[string, (person: Person, id: string) => Promise<unknown>]>([
    ['left', (person, id) => remove(person, 'me', id)],
    ['was removed', (person, id) => remove(owner, person.id.toUpperCase(), id)],
  ])('may so no longer after its person %s and came back, and keeps their other businesses', async (_, depart) => {
    const id = await aBusiness(owner);
    const person = await aMember(api, id, 'admin');
    const other = await aBusiness(person);
    const allowed = [id, other];
    const consent = { userId: person.id, origin: partnerOrigin, scopes: ['read', 'businesses'], businessIds: allowed };
    await api.db.insertInto('consents').values(consent).execute();
    const code = {
      ...{ codeHash: Buffer.from(person.id), userId: person.id, kind: 'partner' as const, businessIds: allowed },
      ...{ continueOrigin: partnerOrigin, continueUrl: `${partnerOrigin}/`, expiresAt: new Date(Date.now() + 60_000) },
    };
    await api.db
      .insertInto('handoverCodes')
      .values({ ...code, scopes: ['read'] })
      .execute();
    const as = await api.tokenFor(person.id, 'partner', { businessIDs: allowed });
    const roleIn = async (business: string) => {
      const headers = { origin: partnerOrigin, 'x-wbn-key': partnerKey };
      return (await api.ask(`/business/profile/${business}`, { as, headers })).json.session?.role;
    };
    expect([await roleIn(id), await roleIn(other)]).toEqual(['admin', 'owner']);
    await depart(person, id);
    const member = { businessId: id, userId: person.id, role: 'admin' } as const;
    await api.db.insertInto('businessMembers').values(member).execute();
    expect([await roleIn(id), await roleIn(other)]).toEqual([undefined, 'owner']);
    const kept = api.db.selectFrom('consents').select('businessIds').where('userId', '=', person.id);
    expect(await kept.execute()).toEqual([{ businessIds: [other] }]);
    const onItsWay = api.db.selectFrom('handoverCodes').select('businessIds').where('userId', '=', person.id);
    expect(await onItsWay.execute()).toEqual([{ businessIds: [other] }]);
  });
});
