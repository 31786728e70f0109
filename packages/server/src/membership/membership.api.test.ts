import { describe, expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { call, expectAnswer, logIn, registerSomebody, type Session } from '../testing/network.ts';
import { draft } from '../testing/world.ts';

/** A new business on the standard plan, and its owner. */
async function aBusiness(): Promise<{ owner: Session; id: string }> {
  const owner = await registerSomebody();
  const made = await owner.call('business/profile/create', { ...draft, companyName: 'Membership Works' });
  return { owner, id: expectAnswer('createBusiness', made).data.businessID };
}
const read = async (owner: Session, id: string) =>
  expectAnswer('readMembership', await owner.call(`business/${id}/membership`)).data;
const order = (businessID: string, paymentMethod: string, planId = 'gold-yearly') => ({
  paymentMethod,
  businessID,
  planId,
  email: 'owner@demo.example',
});
const paid = (owner: Session, id: string, tier: string) =>
  expect.poll(async () => (await read(owner, id)).subscription, { timeout: 15_000 }).toBe(tier);

/** Enters a card into the sandbox's form, as its page does. */
async function enter(number = '4242 4242 4242 4242'): Promise<string> {
  const { payments } = addresses();
  const answer = await fetch(`${payments}/methods`, {
    method: 'POST',
    headers: { origin: payments, 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12 / 39', cvc: '123', name: 'Omar Haddad' }),
  });
  return ((await answer.json()) as { method: string }).method;
}

describe('subscription/subscribe', () => {
  it('R-276 takes paymentMethod, businessID, planId and email, all four and no other', async () => {
    const { owner, id } = await aBusiness();
    const good = order(id, await enter());
    for (const field of Object.keys(good)) {
      const without = Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
      expect(await owner.call('subscription/subscribe', without)).toMatchObject({
        status: 400,
        json: { fields: [field] },
      });
    }
    expect((await owner.call('subscription/subscribe', { ...good, price: 1 })).status).toBe(400);
    const { data } = expectAnswer('subscribe', await owner.call('subscription/subscribe', good));
    expect(['pending', 'paid']).toContain(data.status);
    await paid(owner, id, 'gold');
    const { paidUntil, receipts } = await read(owner, id);
    expect(Date.parse(paidUntil) - Date.now()).toBeGreaterThan(365 * 86_400_000 - 1);
    expect(receipts).toMatchObject([{ amount: 185_000, subscription: 'gold' }]);
    const profile = expectAnswer('readBusiness', await call(`business/profile/${id}`)).data;
    expect(profile.subscription).toBe('gold');
  });

  it('R-385 is the owner’s alone: an admin, a member and a stranger are refused', async () => {
    const owner = await logIn('owner');
    const { data } = (await owner.call('business/profile/my-list')).json;
    const paymentMethod = await enter();
    for (const who of ['admin', 'member', 'buyer'] as const) {
      const person = await logIn(who);
      const theirs = expectAnswer('myBusinesses', await person.call('business/profile/my-list')).data;
      const shared = theirs.find(({ session }: { session: { role: string } }) => session?.role === who);
      const { businessID } = who === 'buyer' ? data[0] : shared;
      const response = await person.call('subscription/subscribe', order(businessID, paymentMethod, 'platinum-yearly'));
      expect(response, who).toMatchObject({ status: 403, json: { name: 'Forbidden' } });
    }
    expect((await call('subscription/subscribe', order(data[0].businessID, paymentMethod))).status).toBe(401);
  });

  it('R-386 upgrades upwards only, and charges nothing for anything else', async () => {
    const { owner, id } = await aBusiness();
    await owner.call('subscription/subscribe', order(id, await enter(), 'premium-yearly'));
    await paid(owner, id, 'premium');
    const refuse = async (planId: string) => {
      const response = await owner.call('subscription/subscribe', order(id, await enter(), planId));
      expect(response, planId).toMatchObject({ status: 409, json: { name: 'UpgradeRefused' } });
    };
    for (const planId of ['premium-yearly', 'gold-yearly', 'standard-yearly']) await refuse(planId);
    await owner.call('subscription/subscribe', order(id, await enter(), 'platinum-yearly'));
    await paid(owner, id, 'platinum');
    for (const planId of ['platinum-yearly', 'premium-yearly']) await refuse(planId);
    expect((await read(owner, id)).receipts).toHaveLength(2);
  });

  it('R-280 gives room for as many products as the plan says', async () => {
    const { owner, id } = await aBusiness();
    const make = async () => (await owner.call('product', { businessID: id, name: 'Gate valve' })).status;
    for (let index = 0; index < 7; index += 1) expect(await make()).toBe(200);
    expect(await make()).toBe(422);
    await owner.call('subscription/subscribe', order(id, await enter()));
    await paid(owner, id, 'gold');
    for (let index = 7; index < 20; index += 1) expect(await make()).toBe(200);
    expect(await make()).toBe(422);
  });
});

describe('the payment sandbox', () => {
  it('serves its card form to our own sites alone, and takes orders from nobody without the key', async () => {
    const { payments, portal } = addresses();
    const form = await fetch(`${payments}/fields`);
    const policy = form.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`frame-ancestors ${portal}( |$)`));
    expect(policy).not.toContain('127.0.0.1');
    expect((await fetch(`${payments}/v1/charges`, { method: 'POST', body: '{}' })).status).toBe(401);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' };
    expect((await fetch(`${payments}/methods`, foreign)).status).toBe(403);
  });

  it('hears no webhook that it did not sign', async () => {
    const { api } = addresses();
    const told = await fetch(`${api}/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'wbn-signature': 't=1,v1=00' },
      body: '{}',
    });
    expect(told.status).toBe(400);
  });
});
