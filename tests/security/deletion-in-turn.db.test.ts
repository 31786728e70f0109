import { deleteAccount } from '@wbn/accounts/testing';
import { sql } from '@wbn/database';
import { aBusiness, aMember, aPerson, type Person, startApi, type TestApi } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Changes of members run at the same moment as the deletion of an account that they name. */

let api: TestApi;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Ola');
}, 120_000);
afterAll(() => api?.stop());

const waiting = async () => (await sql`select from pg_locks where not granted`.execute(api.db)).rows.length;

/** Deletes an account, and says how many transactions that took: one more for each deadlock. */
async function deleted({ id }: Person): Promise<number> {
  let transactions = 0;
  const db = Object.assign(api.db.withTables(), {
    transaction() {
      transactions += 1;
      return api.db.transaction();
    },
  });
  expect(await deleteAccount({ db }, id, true)).toBe(true);
  return transactions;
}

/** The deletion has its account and waits for a business. Then the change begins, waits too, and the business is free. */
async function during(leaver: Person, business: string, change: () => Promise<{ status: number }>) {
  const both = await api.db.transaction().execute(async (db) => {
    await db.selectFrom('businesses').select('id').where('id', '=', business).forUpdate().execute();
    const deletion = deleted(leaver);
    await expect.poll(waiting).toBe(1);
    const changed = change();
    await expect.poll(waiting).toBe(2);
    return { deletion, changed };
  });
  return { transactions: await both.deletion, status: (await both.changed).status };
}

describe('an account is deleted, without a deadlock, while', () => {
  it('it is removed from a business', async () => {
    const business = await aBusiness(owner);
    const leaver = await aMember(api, business, 'owner');
    const remove = () => owner.ask(`/business/${business}/members/${leaver.id}`, { method: 'DELETE' });
    expect(await during(leaver, business, remove)).toEqual({ transactions: 1, status: 404 });
  });

  it('it gives somebody a role', async () => {
    const business = await aBusiness(owner);
    const [leaver, member] = [await aMember(api, business, 'owner'), await aMember(api, business, 'member')];
    const give = () =>
      leaver.ask(`/business/${business}/members/${member.id}`, { method: 'PUT', body: { role: 'admin' } });
    expect(await during(leaver, business, give)).toEqual({ transactions: 1, status: 403 });
  });

  it('it accepts an invitation to its address', async () => {
    const leaver = await aPerson(api, 'Lea', { email: 'lea@mail.example', emailVerifiedAt: new Date() });
    const own = await aBusiness(leaver);
    const other = await aBusiness(owner);
    await owner.ask(`/business/${other}/members/invite`, { body: { email: 'lea@mail.example', role: 'member' } });
    const mail = api.db.selectFrom('outboxEmails').select('data').where('toAddress', '=', 'lea@mail.example');
    const { token } = (await mail.executeTakeFirstOrThrow()).data as { token: string };
    const accept = () => leaver.ask('/business/members/accept', { body: { token } });
    expect(await during(leaver, own, accept)).toEqual({ transactions: 1, status: 404 });
  });
});
