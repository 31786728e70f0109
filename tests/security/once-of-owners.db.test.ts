import { aBusiness, aPerson, cards, openShop, type Person, type Shop } from '@wbn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fifty, many } from './support/fifty.ts';

/** Fifty requests of owners at the same moment, with the payment sandbox and a DNS of this test. */

let shop: Shop;
let owner: Person;
/** TXT records by name. */
const records = new Map<string, string[][]>();
beforeAll(async () => {
  shop = await openShop({ callTimeout: 60_000, resolveTxt: async (name) => records.get(name) ?? [] });
  owner = await aPerson(shop.api, 'Omar');
}, 120_000);
afterAll(() => shop?.stop());

const membershipOf = async (business: string) => (await owner.ask(`/business/${business}/membership`)).json.data;
const giveUp = (business: string) => owner.ask(`/business/${business}/membership/purchase`, { method: 'DELETE' });
/** A purchase that waits for its bank; returns the address of the bank's question. */
async function openPurchase(business: string): Promise<string> {
  const { json } = await shop.buy(owner, business, await shop.enter(cards.secure));
  return json.data.confirmation.url;
}
const actsOf = async (business: string, action: string) =>
  shop.api.db
    .selectFrom('auditLog')
    .select('action')
    .where('businessId', '=', business)
    .where('action', '=', action)
    .execute();

describe('an open purchase', () => {
  it('is given up by fifty requests as by one: nothing is charged, and there is room for the next', async () => {
    const business = await aBusiness(owner);
    await openPurchase(business);
    const counts = await fifty(() => giveUp(business));
    expect(counts[200]).toBeGreaterThan(0);
    expect((counts[200] ?? 0) + (counts[409] ?? 0)).toBe(many);
    expect(shop.chargesOf(business).map(({ state }) => state)).toEqual(['cancelled']);
    expect((await membershipOf(business)).purchase).toMatchObject({ status: 'cancelled', confirmation: null });
    expect((await shop.buy(owner, business, await shop.enter(cards.good))).status).toBe(200);
    await expect.poll(async () => (await membershipOf(business)).subscription, { timeout: 30_000 }).toBe('gold');
    expect((await membershipOf(business)).receipts).toHaveLength(1);
  });

  it('that its bank approves among fifty who give it up is paid or given up, the same here and at the provider', async () => {
    const business = await aBusiness(owner);
    const url = await openPurchase(business);
    const approve = () =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: shop.sandboxOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'answer=yes',
      });
    await fifty((n) => (n === 7 ? approve() : giveUp(business)));
    const [charge] = shop.chargesOf(business);
    const isPaid = charge?.state === 'succeeded';
    const wanted = isPaid ? ['paid', 'gold', 1] : ['cancelled', 'standard', 0];
    const told = async () => {
      const { purchase, receipts, subscription } = await membershipOf(business);
      return [purchase.status, subscription, receipts.length];
    };
    await expect.poll(told, { timeout: 30_000 }).toEqual(wanted);
  });
});

describe('a domain', () => {
  const at = (business: string) => `/business/${business}/sign-in`;
  async function connect(person: Person, business: string, domain: string) {
    const provider = {
      issuer: 'https://login.company.example',
      clientID: 'wbn',
      clientSecret: 'a secret of the client',
    };
    const body = { ...provider, domains: [domain], joins: false, required: false };
    const { json } = await person.ask(at(business), { method: 'PUT', body });
    for (const { recordName, recordValue } of json.data.provider.domains)
      records.set(recordName, [...(records.get(recordName) ?? []), [recordValue]]);
  }
  const prove = (person: Person, business: string) => person.ask(`${at(business)}/prove`, { method: 'POST' });

  it('is proved once by fifty owners of its business', async () => {
    const business = await aBusiness(owner);
    await connect(owner, business, 'many-owners.example');
    const owners = await Promise.all(Array.from({ length: many }, () => aPerson(shop.api)));
    await shop.api.db
      .insertInto('businessMembers')
      .values(owners.map(({ id }) => ({ businessId: business, userId: id, role: 'owner' as const })))
      .execute();
    expect(await fifty((n) => prove(owners[n]!, business))).toEqual({ 200: many });
    expect(await actsOf(business, 'sign-in.domain-proved')).toHaveLength(1);
  });

  it('that fifty businesses prove at once belongs to one of them, and the others are told', async () => {
    const domain = 'wanted.example';
    const all = await Promise.all(
      Array.from({ length: many }, async () => {
        const person = await aPerson(shop.api);
        const business = await aBusiness(person);
        await connect(person, business, domain);
        return { person, business };
      }),
    );
    expect(await fifty((n) => prove(all[n]!.person, all[n]!.business))).toEqual({ 200: many });
    const states = await Promise.all(
      all.map(async ({ person, business }) => (await person.ask(at(business))).json.data.provider.domains[0].state),
    );
    expect(states.filter((state) => state === 'proved')).toHaveLength(1);
    expect(states.filter((state) => state === 'taken')).toHaveLength(many - 1);
  });
});
