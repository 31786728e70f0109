import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let business: string;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api);
  business = await aBusiness(owner);
}, 60_000);
afterAll(() => api?.stop());

const give = (person: Person, userID: string, role: string) =>
  person.ask(`/business/${business}/members/${userID}`, { method: 'PUT', body: { role } });
const roleOf = async ({ id }: Person) =>
  (await api.db.selectFrom('businessMembers').select('role').where('userId', '=', id).executeTakeFirst())?.role;

/** The answer to a call while an owner's change of a member's role, or their removal, is not finished. */
async function during<Answer>({ id }: Person, role: 'admin' | 'member' | null, call: () => Promise<Answer>) {
  const { calling } = await api.db.transaction().execute(async (db) => {
    if (role === null) await db.deleteFrom('businessMembers').where('userId', '=', id).execute();
    else await db.updateTable('businessMembers').set({ role }).where('userId', '=', id).execute();
    const calling = call();
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length)
      .toBeGreaterThan(0);
    return { calling };
  });
  return calling;
}

describe('a member whose role is taken at this moment', () => {
  it.each([
    ['owner', 'admin', 'owner'],
    ['owner', 'member', 'owner'],
    ['owner', 'member', 'admin'],
    ['admin', 'member', 'admin'],
  ] as const)('as %s, and is %s now, does not make themself %s', async (was, is, wanted) => {
    const person = await aMember(api, business, was);
    const answer = await during(person, is, () => give(person, person.id, wanted));
    expect([answer.status, await roleOf(person)]).toEqual([403, is]);
  });

  it('makes nobody else an owner, and removes nobody', async () => {
    const [person, friend] = [await aMember(api, business, 'owner'), await aMember(api, business, 'member')];
    expect((await during(person, 'admin', () => give(person, friend.id, 'owner'))).status).toBe(403);
    const remove = () => person.ask(`/business/${business}/members/${friend.id}`, { method: 'DELETE' });
    expect((await during(person, 'member', remove)).status).toBe(403);
    expect(await roleOf(friend)).toBe('member');
  });

  it('gets nothing back after their removal', async () => {
    const person = await aMember(api, business, 'owner');
    expect((await during(person, null, () => give(person, person.id, 'owner'))).status).toBe(403);
    expect(await roleOf(person)).toBeUndefined();
  });
});

it('of two owners who take each other’s role at once, one stays', async () => {
  const [one, other] = [await aMember(api, business, 'owner'), await aMember(api, business, 'owner')];
  const both = await Promise.all([give(one, other.id, 'member'), give(other, one.id, 'member')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
});
