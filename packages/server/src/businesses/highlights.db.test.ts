import { answerMeasure } from '@wbn/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, aProduct, type Person } from '../testing/world.ts';

let api: TestApi;
let owner: Person;
let buyers: Person[];
beforeAll(async () => {
  api = await startApi();
  owner = await aPerson(api, 'Omar');
  buyers = await Promise.all(['Bea', 'Ben', 'Bo'].map((name) => aPerson(api, name)));
}, 60_000);
afterAll(() => api?.stop());

const hour = 3_600_000;
const start = Date.now();
const ago = (hours: number) => new Date(start - hours * hour);
const patience = answerMeasure.patienceDays * 24;

interface Talk {
  readonly from: Person;
  /** Hours ago. */
  readonly asked: number;
  /** Hours after the inquiry; undefined: no answer. */
  readonly answered?: number;
  readonly kind?: 'direct';
}

async function inquire(toBusinessId: string, { answered, asked, from, kind }: Talk): Promise<void> {
  const { id } = await api.db
    .insertInto('inquiries')
    .values({ kind, fromUserId: from.id, toBusinessId, openedBy: from.id, subject: 'x', createdAt: ago(asked) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = { inquiryId: id, content: 'x', senderUserId: from.id };
  await api.db
    .insertInto('messages')
    .values({ ...message, side: 'S', createdAt: ago(asked) })
    .execute();
  if (answered === undefined) return;
  // A later answer must not count.
  for (const after of [answered, answered + 1]) {
    const createdAt = ago(asked - after);
    await api.db
      .insertInto('messages')
      .values({ ...message, side: 'R', createdAt })
      .execute();
  }
}

const highlightsOf = async (id: string) => (await api.ask(`/business/profile/${id}`)).json.data.highlights;
const business = async (talks: readonly Talk[]) => {
  const id = await aBusiness(owner);
  for (const talk of talks) await inquire(id, talk);
  return id;
};
/** Inquiries of three people in turn, each with its answer after so many hours. */
const talks = (answers: readonly (number | undefined)[], asked = patience + 1): Talk[] =>
  answers.map((answered, index) => ({ from: buyers[index % 3]!, asked: asked + index, answered }));

it('answers are measured by the median of first answers, and by those that never came', async () => {
  const id = await business(talks([1, 2, 3.5, 30, undefined]));
  // Half of 1, 2, 3.5 and 30 hours came within 2.75.
  expect((await highlightsOf(id)).answers).toEqual({ rate: 80, hours: 3 });
});

it('an inquiry that may still be answered does not count, nor does an old one, a chat or one by a member', async () => {
  const id = await business(talks([1, 1, 1, 1, 1]));
  const measured = { rate: 100, hours: 1 };
  expect((await highlightsOf(id)).answers).toEqual(measured);
  const member = await aMember(api, id, 'member');
  await inquire(id, { from: buyers[0]!, asked: patience - 1 });
  await inquire(id, { from: buyers[0]!, asked: (answerMeasure.days + 1) * 24 });
  await inquire(id, { from: buyers[0]!, asked: patience + 1, kind: 'direct' });
  await inquire(id, { from: member, asked: patience + 1 });
  expect((await highlightsOf(id)).answers).toEqual(measured);
  await inquire(id, { from: buyers[0]!, asked: patience + 1 });
  expect((await highlightsOf(id)).answers).toEqual({ rate: 83, hours: 1 });
});

it('nothing is published of too few inquiries, or of too few people', async () => {
  const few = await business(talks([1, 1, 1, 1]));
  const friend = await business(talks([1, 1, 1, 1, 1]).map((talk) => ({ ...talk, from: buyers[0]! })));
  expect([(await highlightsOf(few)).answers, (await highlightsOf(friend)).answers]).toEqual([null, null]);
});

it('without any answer there is a rate and no time', async () => {
  const id = await business(talks([undefined, undefined, undefined, undefined, undefined]));
  expect((await highlightsOf(id)).answers).toEqual({ rate: 0, hours: null });
});

it('only the newest inquiries are measured', async () => {
  const recent = Array.from({ length: answerMeasure.newest }, () => 1);
  const id = await business([...talks(recent), ...talks([undefined, undefined], patience + 500)]);
  expect((await highlightsOf(id)).answers).toEqual({ rate: 100, hours: 1 });
});

it('results and cards show products with pictures, newest first, and certificates that are valid', async () => {
  const id = await aBusiness(owner, { companyName: 'Wonderlight Zinc' });
  const names = ['One', 'Two', 'Three', 'Four', 'Bare', 'Draft'];
  for (const [index, name] of names.entries()) {
    const product = await aProduct(api, id, name);
    const row = {
      createdAt: ago(10 - index),
      mainImageKey: name === 'Bare' ? null : `p/${name}.svg`,
      ...(name === 'Draft' && { state: 'draft' as const }),
    };
    await api.db.updateTable('products').set(row).where('id', '=', product).execute();
  }
  const certificate = (name: string, expireDate: string | null, position: number) => ({
    ...{ businessId: id, name, expireDate, position },
  });
  const valid = [certificate('ISO 9001', null, 0), certificate('CE', '2999-01-01', 2)];
  await api.db
    .insertInto('certificates')
    .values([...valid, certificate('Over', '2020-01-01', 1)])
    .execute();
  const shown = expect.objectContaining({
    certificates: ['ISO 9001', 'CE'],
    products: ['Four', 'Three', 'Two'].map((name) =>
      expect.objectContaining({ name, picture: expect.stringMatching(`/p/${name}.svg$`) }),
    ),
    answers: null,
  });
  const found = await api.ask('/search/business', { body: { textQuery: 'wonderlight' } });
  expect(found.json.data.results[0].businessProfile.highlights).toEqual(shown);
  const cards = await api.ask(`/business/profile/cards?ids=${id}`);
  expect(cards.json.data[0].highlights).toEqual(shown);
  expect(await highlightsOf(id)).toEqual(shown);
});

it('everyone reads what a valid verification checked and until when, and nothing of its evidence', async () => {
  const id = await aBusiness(owner);
  const verification = async () => (await api.ask(`/business/profile/${id}`)).json.data.verification;
  const row = {
    businessId: id,
    scopes: ['identity', 'address'],
    evidence: '[]',
    submittedBy: owner.id,
    note: 'secret',
  };
  const insert = (more: object) =>
    api.db
      .insertInto('verifications')
      .values({ ...row, ...more } as never)
      .execute();
  await insert({ state: 'submitted' });
  await insert({ state: 'approved', decidedAt: ago(900), expiresAt: ago(1) });
  expect(await verification()).toBeNull();
  await insert({ state: 'approved', decidedAt: ago(48), expiresAt: new Date('2999-01-01T00:00:00Z') });
  expect(await verification()).toEqual({
    scopes: ['identity', 'address'],
    checkedAt: expect.stringMatching(/^20/),
    validUntil: '2999-01-01T00:00:00.000Z',
  });
});

it('a shown product says what it costs and how much must be ordered, and nothing that its business has not said', async () => {
  const id = await aBusiness(owner);
  const priced = await aProduct(api, id, 'Priced');
  const bare = await aProduct(api, id, 'Bare');
  const facts = { price: '12.50', currency: 'USD', unit: 'piece', minimumOrder: 100, leadTimeDays: 21 };
  const priceSteps = [{ quantity: 500, price: '10' }];
  const changed = await owner.ask(`/product/${priced}`, {
    method: 'PUT',
    body: { ...facts, priceSteps, hsCode: '841370' },
  });
  expect(changed.status, JSON.stringify(changed.json)).toBe(200);
  await api.db.updateTable('products').set({ mainImageKey: 'p/x.svg' }).where('businessId', '=', id).execute();
  const { products } = await highlightsOf(id);
  const of = (productID: string) => products.find((one: { productID: string }) => one.productID === productID);
  const picture = expect.stringMatching('/p/x.svg$');
  expect(of(priced)).toEqual({ productID: priced, name: 'Priced', picture, ...facts, priceSteps });
  expect(of(bare)).toEqual({ productID: bare, name: 'Bare', picture });
});
