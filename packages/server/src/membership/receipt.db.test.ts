import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cards, openShop, type Shop } from '../testing/shop.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

const seller = {
  name: 'WBN Ltd',
  address: ['1 Example Street', 'Riyadh'],
  country: 'SA',
  vatNumber: '300000000000003',
  taxPercent: 15,
};
let shop: Shop;
let owner: Person;
beforeAll(async () => {
  shop = await openShop({ seller });
  owner = await aPerson(shop.api, 'Omar');
}, 60_000);
afterAll(() => shop?.stop());

const give = (person: Person, business: string, vatNumber: string) =>
  person.ask(`/business/${business}/vat-number`, { method: 'PUT', body: { vatNumber } });

async function bought(countryCode: string, vatNumber = '') {
  const business = await aBusiness(owner);
  await shop.api.db.updateTable('businesses').set({ countryCode }).where('id', '=', business).execute();
  if (vatNumber) await give(owner, business, vatNumber);
  await shop.buy(owner, business, await shop.enter(cards.good));
  return vi.waitFor(
    async () => {
      const invoices = shop.api.db.selectFrom('invoices').select(['id', 'billing']).where('businessId', '=', business);
      return { business, ...(await invoices.executeTakeFirstOrThrow()) };
    },
    { timeout: 30_000 },
  );
}

it('a receipt keeps seller, VAT numbers and the tax in the price as they were on the day of the purchase', async () => {
  const { billing, business, id } = await bought('SA', ' sa 310-1 ');
  expect(billing).toMatchObject({
    seller,
    vatNumber: 'SA 310-1',
    tax: { percent: 15, cents: 24_130, isReverse: false },
  });
  const mail = await shop.api.db
    .selectFrom('outboxEmails')
    .select('data')
    .where('dedupeKey', '=', `receipt:${id}`)
    .executeTakeFirst();
  expect(mail?.data).toMatchObject({ tax: { percent: 15, cents: 24_130, isReverse: false } });
  expect((await give(owner, business, '')).json.data.vatNumber).toBeNull();
  const after = await shop.api.db.selectFrom('invoices').select('billing').where('id', '=', id).executeTakeFirst();
  expect(after?.billing).toEqual(billing);
  for (const locale of ['en', 'ar']) {
    const read = () => owner.ask(`/business/${business}/membership/receipts/${id}?locale=${locale}`);
    // On a machine under load the call may end before the drawing, which is kept: the next attempt has it.
    const { json } = await vi.waitFor(async () => {
      const answer = await read();
      expect(answer.status).toBe(200);
      return answer;
    }, 30_000);
    expect(Buffer.from(json.data.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
}, 60_000);

it('a buyer abroad pays no tax of the seller: the receipt says that the recipient owes it', async () => {
  const { billing } = await bought('DE', 'DE123456789');
  expect(billing).toMatchObject({ vatNumber: 'DE123456789', tax: { percent: 0, cents: 0, isReverse: true } });
}, 60_000);

it('a VAT number is of owners alone, and must look like one', async () => {
  const business = await aBusiness(owner);
  const admin = await aMember(shop.api, business, 'admin');
  expect((await give(admin, business, 'DE123456789')).status).toBe(403);
  for (const wrong of ['<b>', 'x', 'DE 123\u202e', '1'.repeat(31)]) {
    expect(await give(owner, business, wrong)).toMatchObject({ status: 400, json: { fields: ['vatNumber'] } });
  }
  for (let n = 0; n < 2; n += 1) {
    expect((await give(owner, business, 'DE123456789')).json.data.vatNumber).toBe('DE123456789');
  }
  const acts = await owner.ask(`/business/${business}/audit`);
  expect(acts.json.data.items.map((act: { action: string }) => act.action)).toEqual(['membership.vat-number-changed']);
});
