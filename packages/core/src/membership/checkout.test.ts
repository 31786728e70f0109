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
  await using setup = await open((seen) => {
    if (seen.path.startsWith('subscription')) return success(purchase('pending'));
    looked += 1;
    return success(membership({ purchase: purchase(looked < 3 ? 'pending' : 'paid') }));
  });
  expect(await pay(setup.checkout)).toEqual({ state: 'paid' });
  expect(setup.orders()[0]?.body).toEqual({
    paymentMethod: 'pm_1',
    businessID: 'b-1',
    planId: 'gold-yearly',
    email: 'owner@mail.example',
  });
  expect(looked).toBe(3);
});

it('orders nothing when the card is wrong, and says what is', async () => {
  await using setup = await open(() => undefined);
  const outcome = await setup.checkout.pay('gold', 'a@b.example', async () => ({ fault: 'The card has expired.' }));
  expect(outcome).toEqual({ state: 'fault', message: 'The card has expired.' });
  expect(setup.orders()).toEqual([]);
  expect(setup.checkout.get().phase).toBe('idle');
});

it('says that the buyer must confirm that it is them, and lets them try again', async () => {
  await using setup = await open((seen) =>
    seen.path.startsWith('subscription') ? failed(403, 'ConfirmationNeeded') : success(membership()),
  );
  expect(await pay(setup.checkout)).toEqual({ state: 'unconfirmed', message: expect.any(String) });
  expect(setup.checkout.get().phase).toBe('idle');
});

it('tries the same card again under the same key, and another card under another', async () => {
  await using setup = await open((seen) =>
    seen.path.startsWith('subscription') ? failed(500, 'InternalError') : success(membership()),
  );
  expect(await pay(setup.checkout)).toEqual({ state: 'failed' });
  await pay(setup.checkout);
  await pay(setup.checkout, 'pm_2');
  const keys = setup.orders().map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

it('tells a declined card from a failure', async () => {
  await using setup = await open((seen) =>
    seen.path.startsWith('subscription') ? failed(402, 'CardDeclined') : success(membership()),
  );
  expect(await pay(setup.checkout)).toEqual({ state: 'declined' });
  expect(setup.checkout.get().phase).toBe('declined');
});

it('orders the shown amount alone, and says when it has changed', async () => {
  await using setup = await open(
    (seen) =>
      seen.path.startsWith('subscription')
        ? failed(409, 'Conflict')
        : success(membership({ subscription: 'gold', credit: 91_233 })),
    { of: { subscription: 'gold', credit: 91_740 } },
  );
  const outcome = await setup.checkout.pay('premium', 'owner@mail.example', enter, 173_260);
  expect(outcome).toEqual({ state: 'repriced' });
  expect(setup.checkout.get()).toMatchObject({ phase: 'repriced', membership: { credit: 91_233 } });
  expect(setup.orders()[0]?.path).toContain('amount=173260');
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

/** A page of the tab that sent its buyer to the bank, and got them back. `answers` come one a look; the last one repeats. */
async function backFromBank(answers: readonly object[], cancelled?: ReturnType<typeof success>) {
  const area = testArea();
  const waiting = purchase('requires_action', 'https://bank.example/q');
  await using before = await open(() => success(waiting), { area });
  await pay(before.checkout);
  const left = [...answers];
  return open(
    (seen) => {
      if (seen.method === 'DELETE') return cancelled;
      return success(membership((left.length > 1 ? left.shift() : left[0]) ?? {}));
    },
    { area, of: { purchase: waiting } },
  );
}
const asking = { purchase: purchase('requires_action', 'https://bank.example/q') };
const bought = { purchase: purchase('paid'), subscription: 'gold' };

it('back from the bank before its answer, it waits for the answer and never says that nothing was charged', async () => {
  await using setup = await backFromBank([asking, asking, bought]);
  const phases = new Set<string>();
  setup.checkout.subscribe(({ phase }) => phases.add(phase));
  expect(await setup.checkout.resume()).toEqual({ state: 'paid' });
  expect([...phases]).toEqual(['confirming']);
});

it('back from the bank without an answer, it leads there again and still notices the answer', async () => {
  await using setup = await backFromBank([...Array(12).fill(asking), bought]);
  const phases: string[] = [];
  setup.checkout.subscribe(({ phase }) => phases.at(-1) !== phase && phases.push(phase));
  expect(await setup.checkout.resume()).toEqual({ state: 'paid' });
  expect(phases).toEqual(['confirming', 'bank', 'confirming']);
});

it('back from the bank, which never answers, it stops asking and leads there again', async () => {
  await using setup = await backFromBank([asking]);
  expect(await setup.checkout.resume()).toBeUndefined();
  expect(setup.checkout.get().phase).toBe('bank');
});

it.each([
  ['is refused as too late', failed(409, 'Conflict')],
  ['finds the charge made', success(membership(asking))],
])('a cancellation that %s waits for the answer of the bank and reports the payment', async (_, cancelled) => {
  await using setup = await backFromBank([...Array(30).fill(asking), bought], cancelled);
  await setup.checkout.resume();
  expect(setup.checkout.get().phase).toBe('bank');
  const outcomes: unknown[] = [];
  // A second try, because the first wait may end before the answer.
  for (let round = 0; round < 3 && outcomes.at(-1) === undefined; round += 1)
    outcomes.push(await setup.checkout.giveUp());
  expect(outcomes.at(-1)).toEqual({ state: 'paid' });
});

it('a cancellation ends the wait for the bank, and the form is there again', async () => {
  await using setup = await backFromBank([asking], success(membership({ purchase: purchase('cancelled') })));
  await setup.checkout.resume();
  expect(await setup.checkout.giveUp()).toBeUndefined();
  expect(setup.checkout.get().phase).toBe('idle');
});

it('back in sight while the bank was asked elsewhere, it reports the payment once and not as the act of another', async () => {
  await using setup = await backFromBank([...Array(15).fill(asking), bought]);
  await setup.checkout.resume();
  const outcomes = await Promise.all([setup.checkout.refresh(), setup.checkout.refresh()]);
  expect(outcomes.filter(Boolean)).toEqual([{ state: 'paid' }]);
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
  await using setup = await open(() => success(membership(pending)), { of: pending });
  expect(await setup.checkout.resume()).toEqual({ state: 'late' });
  expect(setup.checkout.get().phase).toBe('late');
});

it('back in sight after a confirmation that took long, it reports the payment', async () => {
  const pending = { purchase: purchase('pending') };
  let now: object = pending;
  await using setup = await open(() => success(membership(now)), { of: pending });
  await setup.checkout.resume();
  expect(await setup.checkout.refresh()).toBeUndefined();
  expect(setup.checkout.get().phase).toBe('late');
  now = bought;
  expect(await setup.checkout.refresh()).toEqual({ state: 'paid' });
});

it('runs one purchase at a time', async () => {
  let answer: (entry: { method: string }) => void = () => {};
  await using setup = await open((seen) =>
    seen.path.startsWith('subscription') ? success(purchase('paid')) : success(membership()),
  );
  const entering = new Promise<{ method: string }>((done) => {
    answer = done;
  });
  const first = setup.checkout.pay('gold', 'a@b.example', () => entering);
  expect(await setup.checkout.pay('gold', 'a@b.example', enter)).toEqual({ state: 'busy' });
  answer({ method: 'pm_1' });
  expect(await first).toEqual({ state: 'paid' });
  expect(setup.orders()).toHaveLength(1);
});

it.each(['Conflict', 'UpgradeRefused'])(
  'overtaken by another tab (%s), it shows what the business has now and charges nothing',
  async (name) => {
    await using setup = await open((seen) =>
      seen.path.startsWith('subscription')
        ? failed(409, name)
        : success(membership({ subscription: 'gold', purchase: purchase('paid') })),
    );
    expect(await pay(setup.checkout)).toEqual({ state: 'overtaken' });
    expect(setup.checkout.get()).toMatchObject({ phase: 'overtaken', membership: { subscription: 'gold' } });
    expect(setup.orders()[0]?.path).toContain('shown=standard');
  },
);

it('back in sight, it notices what was bought elsewhere, and nothing else changes what it shows', async () => {
  let subscription = 'standard';
  await using setup = await open(() => success(membership({ subscription })));
  await setup.checkout.refresh();
  expect(setup.checkout.get().phase).toBe('idle');
  subscription = 'premium';
  await setup.checkout.refresh();
  expect(setup.checkout.get()).toMatchObject({ phase: 'overtaken', membership: { subscription: 'premium' } });
});
