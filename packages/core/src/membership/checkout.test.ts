import { expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { keyValue } from '../platform.ts';
import { testArea } from '../testing/platform.ts';
import { type Answerer, failed, success, testServer } from '../testing/server.ts';
import { createCheckout } from './checkout.ts';

const purchase = (status: string, url?: string) => ({
  purchaseID: 'p-1',
  status,
  subscription: 'gold',
  confirmation: url ? { url } : null,
});
const membership = (of: object = {}) => ({
  businessID: 'b-1',
  companyName: 'Haddad',
  subscription: 'standard',
  verified: false,
  paidUntil: null,
  renews: false,
  credit: 0,
  purchase: null,
  receipts: [],
  ...of,
});

async function open(answer: Answerer, { of = {}, area = testArea() } = {}) {
  const server = await testServer(answer);
  const client = createClient({ api: server.origin, accounts: server.origin, portal: server.origin });
  const keys = ['key-1', 'key-2', 'key-3'];
  const checkout = createCheckout(client, {
    membership: membership(of) as never,
    storage: keyValue(() => area),
    platform: {
      after: (_ms, task) => {
        const timer = setImmediate(task);
        return () => clearImmediate(timer);
      },
      random: () => keys.shift() ?? '',
    },
  });
  const orders = () => server.to('subscription/subscribe');
  return { checkout, orders, area, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
const enter = async () => ({ method: 'pm_1' });
const pay = (checkout: Awaited<ReturnType<typeof open>>['checkout'], method = 'pm_1') =>
  checkout.pay('gold', 'owner@mail.example', async () => ({ method }));

it('R-276 orders with paymentMethod, businessID, planId and email, and looks until it is paid', async () => {
  let looked = 0;
  await using it = await open((seen) => {
    if (seen.path.startsWith('subscription')) return success(purchase('pending'));
    looked += 1;
    return success(membership({ purchase: purchase(looked < 3 ? 'pending' : 'paid') }));
  });
  expect(await pay(it.checkout)).toEqual({ state: 'paid' });
  expect(it.orders()[0]?.body).toEqual({
    paymentMethod: 'pm_1',
    businessID: 'b-1',
    planId: 'gold-yearly',
    email: 'owner@mail.example',
  });
  expect(looked).toBe(3);
});

it('orders nothing when the card is wrong, and says what is', async () => {
  await using it = await open(() => undefined);
  const outcome = await it.checkout.pay('gold', 'a@b.example', async () => ({ fault: 'The card has expired.' }));
  expect(outcome).toEqual({ state: 'fault', message: 'The card has expired.' });
  expect(it.orders()).toEqual([]);
  expect(it.checkout.get().phase).toBe('idle');
});

it('says that the buyer must confirm that it is them, and lets them try again', async () => {
  await using it = await open((seen) =>
    seen.path.startsWith('subscription') ? failed(403, 'ConfirmationNeeded') : success(membership()),
  );
  expect(await pay(it.checkout)).toEqual({ state: 'unconfirmed', message: expect.any(String) });
  expect(it.checkout.get().phase).toBe('idle');
});

it('tries the same card again under the same key, and another card under another', async () => {
  await using it = await open((seen) =>
    seen.path.startsWith('subscription') ? failed(500, 'InternalError') : success(membership()),
  );
  expect(await pay(it.checkout)).toEqual({ state: 'failed' });
  await pay(it.checkout);
  await pay(it.checkout, 'pm_2');
  const keys = it.orders().map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

it('tells a declined card from a failure', async () => {
  await using it = await open((seen) =>
    seen.path.startsWith('subscription') ? failed(402, 'CardDeclined') : success(membership()),
  );
  expect(await pay(it.checkout)).toEqual({ state: 'declined' });
  expect(it.checkout.get().phase).toBe('declined');
});

it('orders the shown amount alone, and says when it has changed', async () => {
  await using it = await open(
    (seen) =>
      seen.path.startsWith('subscription')
        ? failed(409, 'Conflict')
        : success(membership({ subscription: 'gold', credit: 91_233 })),
    { of: { subscription: 'gold', credit: 91_740 } },
  );
  const outcome = await it.checkout.pay('premium', 'owner@mail.example', enter, 173_260);
  expect(outcome).toEqual({ state: 'repriced' });
  expect(it.checkout.get()).toMatchObject({ phase: 'repriced', membership: { credit: 91_233 } });
  expect(it.orders()[0]?.path).toContain('amount=173260');
});

it('sends the buyer to the bank, and speaks of it once when they are back', async () => {
  const area = testArea();
  await using before = await open(() => success(purchase('requires_action', 'https://bank.example/q')), { area });
  expect(await pay(before.checkout)).toEqual({ state: 'leave', url: 'https://bank.example/q' });
  const of = { purchase: purchase('paid'), subscription: 'gold' };
  await using back = await open(() => undefined, { area, of });
  expect(back.checkout.get().done).toBe(true);
  await using later = await open(() => undefined, { area, of });
  expect(later.checkout.get().done).toBe(false);
});

it('says that it was declined when the bank did not confirm', async () => {
  const area = testArea();
  await using before = await open(() => success(purchase('requires_action', 'https://bank.example/q')), { area });
  await pay(before.checkout);
  await using back = await open(() => undefined, { area, of: { purchase: purchase('failed') } });
  expect(await back.checkout.resume()).toEqual({ state: 'declined' });
  expect(await back.checkout.resume()).toBeUndefined();
});

it('goes on waiting after a reload, and not for ever', async () => {
  const pending = { purchase: purchase('pending') };
  await using it = await open(() => success(membership(pending)), { of: pending });
  expect(await it.checkout.resume()).toEqual({ state: 'late' });
  expect(it.checkout.get().phase).toBe('late');
});

it('is one purchase at a time', async () => {
  let answer: (entry: { method: string }) => void = () => {};
  await using it = await open((seen) =>
    seen.path.startsWith('subscription') ? success(purchase('paid')) : success(membership()),
  );
  const entering = new Promise<{ method: string }>((done) => {
    answer = done;
  });
  const first = it.checkout.pay('gold', 'a@b.example', () => entering);
  expect(await it.checkout.pay('gold', 'a@b.example', enter)).toEqual({ state: 'busy' });
  answer({ method: 'pm_1' });
  expect(await first).toEqual({ state: 'paid' });
  expect(it.orders()).toHaveLength(1);
});

it.each(['Conflict', 'UpgradeRefused'])(
  'overtaken by another tab (%s), it shows what the business has now and charges nothing',
  async (name) => {
    await using it = await open((seen) =>
      seen.path.startsWith('subscription')
        ? failed(409, name)
        : success(membership({ subscription: 'gold', purchase: purchase('paid') })),
    );
    expect(await pay(it.checkout)).toEqual({ state: 'overtaken' });
    expect(it.checkout.get()).toMatchObject({ phase: 'overtaken', membership: { subscription: 'gold' } });
    expect(it.orders()[0]?.path).toContain('shown=standard');
  },
);

it('back in sight, it notices what was bought elsewhere, and nothing else changes what it shows', async () => {
  let subscription = 'standard';
  await using it = await open(() => success(membership({ subscription })));
  await it.checkout.refresh();
  expect(it.checkout.get().phase).toBe('idle');
  subscription = 'premium';
  await it.checkout.refresh();
  expect(it.checkout.get()).toMatchObject({ phase: 'overtaken', membership: { subscription: 'premium' } });
});
