import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cards, openShop, type Shop } from '../testing/shop.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

let shop: Shop;
let owner: Person;
beforeAll(async () => {
  shop = await openShop();
  owner = await aPerson(shop.api, 'Omar');
});
afterAll(() => shop?.stop());

const read = async (business: string, who = owner) => (await who.ask(`/business/${business}/membership`)).json.data;
/** Waits for the webhook, whose time is not fixed. */
const paid = (business: string, tier: string) =>
  vi.waitFor(async () => expect((await read(business)).subscription).toBe(tier), { timeout: 30_000 });

describe('a purchase', () => {
  it('raises the tier when its webhook has come, and leaves a receipt', async () => {
    const business = await aBusiness(owner);
    expect(await read(business)).toMatchObject({
      subscription: 'standard',
      purchase: null,
      receipts: [],
      renews: false,
    });
    const response = await shop.buy(owner, business, await shop.enter(cards.good));
    expect(response.status, JSON.stringify(response.json)).toBe(200);
    expect(['pending', 'paid']).toContain(response.json.data.status);
    await paid(business, 'gold');
    const membership = await read(business);
    expect(membership).toMatchObject({
      renews: true,
      purchase: { status: 'paid', subscription: 'gold', confirmation: null },
      receipts: [{ subscription: 'gold', amount: 185_000, number: expect.stringMatching(/^WBN-\d{4}-\d{6}$/) }],
    });
    const mails = shop.api.db.selectFrom('outboxEmails').select(['toAddress', 'template', 'data']);
    expect(await mails.where('template', '=', 'receipt').execute()).toEqual([
      {
        toAddress: 'owner@mail.example',
        template: 'receipt',
        data: expect.objectContaining({
          businessID: business,
          tier: 'gold',
          isVerified: false,
          number: membership.receipts[0].number,
          amountCents: 185_000,
          paidUntil: membership.paidUntil,
        }),
      },
    ]);
    const days = (Date.parse(membership.paidUntil) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(365);
    expect(days).toBeLessThanOrEqual(367);
    expect(shop.chargesOf(business)).toMatchObject([{ amount: 185_000, currency: 'USD', state: 'succeeded' }]);
  });

  it('R-386 goes upwards only: the same plan, a lower one or standard are refused, and nothing is charged', async () => {
    const business = await aBusiness(owner);
    await shop.buy(owner, business, await shop.enter(cards.good), { planId: 'premium-yearly' });
    await paid(business, 'premium');
    for (const planId of ['premium-yearly', 'gold-yearly', 'standard-yearly']) {
      const response = await shop.buy(owner, business, await shop.enter(cards.good), { planId });
      expect(response).toMatchObject({ status: 409, json: { name: 'UpgradeRefused' } });
    }
    expect((await shop.buy(owner, business, 'pm', { planId: 'diamond-yearly' })).status).toBe(400);
    expect(shop.chargesOf(business)).toHaveLength(1);
    await shop.buy(owner, business, await shop.enter(cards.good), { planId: 'platinum-yearly' });
    await paid(business, 'platinum');
    expect((await read(business)).receipts).toHaveLength(2);
    const years = await shop.api.db
      .selectFrom('subscriptions')
      .select(['tier', 'state'])
      .where('businessId', '=', business)
      .orderBy('createdAt')
      .execute();
    expect(years).toEqual([
      { tier: 'premium', state: 'replaced' },
      { tier: 'platinum', state: 'active' },
    ]);
  });

  it('that names a membership which the business has no more is refused and charges nothing', async () => {
    const business = await aBusiness(owner);
    const buy = async (planId: string, shown: string) =>
      owner.ask(`/subscription/subscribe?shown=${shown}`, {
        body: {
          paymentMethod: await shop.enter(cards.good),
          businessID: business,
          planId,
          email: 'owner@mail.example',
        },
      });
    expect((await buy('gold-yearly', 'standard')).status).toBe(200);
    await expect
      .poll(async () => (await owner.ask(`/business/${business}/membership`)).json.data.subscription)
      .toBe('gold');
    const stale = await buy('premium-yearly', 'standard');
    expect(stale).toMatchObject({ status: 409, json: { name: 'Conflict' } });
    expect(shop.chargesOf(business)).toHaveLength(1);
    expect((await buy('premium-yearly', 'gold')).status).toBe(200);
  });

  it('is refused to everybody but the owner', async () => {
    const business = await aBusiness(owner);
    for (const role of ['admin', 'member'] as const) {
      const person = await aMember(shop.api, business, role);
      expect((await shop.buy(person, business, await shop.enter(cards.good))).status).toBe(403);
    }
    expect((await shop.buy(await aPerson(shop.api), business, await shop.enter(cards.good))).status).toBe(403);
    expect(shop.chargesOf(business)).toHaveLength(0);
  });

  it('that is declined charges nothing, says so, and may be tried with another card', async () => {
    const business = await aBusiness(owner);
    const declined = await shop.buy(owner, business, await shop.enter(cards.declined), { key: 'declined' });
    expect(declined).toMatchObject({ status: 402, json: { name: 'CardDeclined' } });
    // One key is one charge, even if the repeat sends another card: the client makes a new key for the next attempt.
    const again = await shop.buy(owner, business, await shop.enter(cards.good), { key: 'declined' });
    expect(again.json.name).toBe('CardDeclined');
    expect(await shop.buy(owner, business, await shop.enter(cards.error))).toMatchObject({
      status: 402,
      json: {
        name: 'PaymentFailed',
        message:
          'We are not able to process your payment at this time, please try again in a few minutes or contact support',
      },
    });
    expect(await shop.buy(owner, business, 'pm_nobody')).toMatchObject({
      status: 402,
      json: { name: 'PaymentFailed' },
    });
    expect((await read(business)).purchase.status).toBe('failed');
    expect((await shop.buy(owner, business, await shop.enter(cards.good))).status).toBe(200);
    await paid(business, 'gold');
  });

  it('waits for the bank when it asks: approved it is paid, refused it is not, given up it makes room', async () => {
    const business = await aBusiness(owner);
    const ask = async () => {
      const response = await shop.buy(owner, business, await shop.enter(cards.secure));
      expect(response.json.data).toMatchObject({
        status: 'requires_action',
        confirmation: { url: expect.any(String) },
      });
      return response.json.data.confirmation.url as string;
    };
    const answer = (url: string, yes: boolean) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: shop.sandboxOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        body: `answer=${yes ? 'yes' : 'no'}`,
      });
    await answer(await ask(), false);
    await vi.waitFor(async () => expect((await read(business)).purchase.status).toBe('failed'), { timeout: 30_000 });
    await ask();
    expect((await shop.buy(owner, business, await shop.enter(cards.good))).json.name).toBe('Conflict');
    const given = await owner.ask(`/business/${business}/membership/purchase`, { method: 'DELETE' });
    expect(given.json.data.purchase).toMatchObject({ status: 'cancelled', confirmation: null });
    const back = await answer(await ask(), true);
    expect(back.headers.get('location')).toBe(`http://localhost:8080/business/${business}/membership`);
    await paid(business, 'gold');
    expect(shop.chargesOf(business).filter(({ state }) => state === 'succeeded')).toHaveLength(1);
  });
});

describe('a hundred purchases at once', () => {
  it('with one Idempotency-Key are one charge and a hundred equal answers', async () => {
    const business = await aBusiness(owner);
    const method = await shop.enter(cards.good);
    const response = await Promise.all(
      Array.from({ length: 100 }, () => shop.buy(owner, business, method, { key: 'hundred' })),
    );
    expect(new Set(response.map(({ status, json }) => `${status} ${JSON.stringify(json)}`))).toHaveLength(1);
    expect(response[0]?.status).toBe(200);
    expect(shop.chargesOf(business)).toHaveLength(1);
    const late = await shop.buy(owner, business, method, { key: 'hundred' });
    expect(late.json).toEqual(response[0]?.json);
  });

  it('with keys of their own are one charge and ninety-nine refusals', async () => {
    const business = await aBusiness(owner);
    const method = await shop.enter(cards.good);
    const response = await Promise.all(
      Array.from({ length: 100 }, (_, index) => shop.buy(owner, business, method, { key: `own-${index}` })),
    );
    expect(response.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = response.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    for (const { json } of refused) expect(['Conflict', 'UpgradeRefused']).toContain(json.name);
    await paid(business, 'gold');
    expect(shop.chargesOf(business)).toHaveLength(1);
  });

  it('are five an hour for one business where limits are kept', async () => {
    const strict = await openShop({ limits: 'on' });
    try {
      const careful = await aPerson(strict.api);
      const business = await aBusiness(careful);
      const declined = await strict.enter(cards.declined);
      const statuses = [];
      for (let index = 0; index < 6; index += 1) statuses.push((await strict.buy(careful, business, declined)).status);
      expect(statuses).toEqual([402, 402, 402, 402, 402, 429]);
    } finally {
      await strict.stop();
    }
  });
});

describe('a paid year', () => {
  it('is cancelled to its end and resumed, by its owner', async () => {
    const business = await aBusiness(owner);
    const renew = (renews: boolean) =>
      owner.ask(`/business/${business}/membership`, { method: 'PUT', body: { renews } });
    expect((await renew(false)).json.name).toBe('Conflict');
    await shop.buy(owner, business, await shop.enter(cards.good));
    await paid(business, 'gold');
    expect((await renew(false)).json.data).toMatchObject({ subscription: 'gold', renews: false });
    expect((await renew(true)).json.data.renews).toBe(true);
  });

  it('has a receipt as a PDF, for a name in any script', async () => {
    for (const companyName of ['شركة المعدات ABC الصناعية', '四川机械', 'Łódź & Co <b>', '\u{1F3ED} Ω']) {
      const business = await aBusiness(owner, { companyName });
      await shop.buy(owner, business, await shop.enter(cards.good));
      await paid(business, 'gold');
      const [{ receiptID, number }] = (await read(business)).receipts;
      const response = await owner.ask(`/business/${business}/membership/receipts/${receiptID}`);
      expect(response.json.data.name).toBe(`${number}.pdf`);
      const pdf = Buffer.from(response.json.data.pdf, 'base64');
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.subarray(-6).toString()).toContain('%%EOF');
      const stranger = await aPerson(shop.api);
      expect((await stranger.ask(`/business/${business}/membership/receipts/${receiptID}`)).status).toBe(403);
    }
  });

  it('has its receipt in the language that is asked for, and in English where receipts do not speak it', async () => {
    const business = await aBusiness(owner);
    await shop.buy(owner, business, await shop.enter(cards.good));
    await paid(business, 'gold');
    const [{ receiptID, number }] = (await read(business)).receipts;
    const said = async (locale: string) => {
      const { json } = await owner.ask(`/business/${business}/membership/receipts/${receiptID}?locale=${locale}`);
      const pdf = Buffer.from(json.data.pdf, 'base64').toString('latin1');
      return [/\/Lang \((\w+)\)/.exec(pdf)?.[1], new RegExp(`\\((\\w+) ${number}, `).exec(pdf)?.[1]];
    };
    expect(await said('es-MX')).toEqual(['es', 'Recibo']);
    expect(await said('it')).toEqual(['it', 'Ricevuta']);
    expect(await said('zh')).toEqual(['en', 'Receipt']);
    // The document title contains Arabic letters.
    expect((await said('ar'))[0]).toBe('ar');
  });
});
