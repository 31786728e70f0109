import { createHmac } from 'node:crypto';
import { sql } from '@wbn/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, openShop, type Shop, webhookSecret } from '../testing/shop.ts';
import { aBusiness, aPerson, type Person } from '../testing/world.ts';
import type { ChargeEvent } from './provider.ts';
import { removeProcessed } from './remove-processed.ts';
import { webhookPath } from './webhook.ts';

/** Forged, replayed, late and altered webhooks. Nothing arrives by itself here: the bank's question is never answered. */
let shop: Shop;
let owner: Person;
let business: string;
let event: ChargeEvent;
beforeAll(async () => {
  shop = await openShop();
  owner = await aPerson(shop.api, 'Omar');
}, 60_000);
afterAll(() => shop?.stop());

const seconds = () => Math.floor(Date.now() / 1000);
const hmac = (body: string, time: number | string, secret = webhookSecret) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
const signed = (body: string, time = seconds()) => `t=${time},v1=${hmac(body, time)}`;

async function send(body: string, signature?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'wbn-signature': signature }) };
  const told = await shop.api.app.inject({ method: 'POST', url: webhookPath, payload: body, headers });
  return told.statusCode;
}
const tier = async () => (await owner.ask(`/business/${business}/membership`)).json.data.subscription;
const years = () => shop.api.db.selectFrom('subscriptions').selectAll().where('businessId', '=', business).execute();

/** A purchase that waits for the bank, and an event that would confirm its payment. */
async function open(): Promise<void> {
  business = await aBusiness(owner);
  const response = await shop.buy(owner, business, await shop.enter(cards.secure));
  const charge = shop.sandbox.book.chargeOf(response.json.data.purchaseID);
  if (!charge) throw new Error('nothing was ordered');
  const { returnUrl, ...known } = charge;
  event = { id: `evt_${business}`, type: 'charge.succeeded', charge: { ...known, state: 'succeeded' } } as ChargeEvent;
}

describe('a webhook is refused', () => {
  beforeAll(open);
  const refused: [string, () => [string, string | undefined]][] = [
    ['without a signature', () => [JSON.stringify(event), undefined]],
    ['with an empty signature', () => [JSON.stringify(event), '']],
    ['with a signature of nothing', () => [JSON.stringify(event), `t=${seconds()},v1=`]],
    [
      'signed by another secret',
      () => [JSON.stringify(event), `t=${seconds()},v1=${hmac(JSON.stringify(event), seconds(), 'no')}`],
    ],
    ['signed 301 seconds ago', () => [JSON.stringify(event), signed(JSON.stringify(event), seconds() - 301)]],
    ['signed 302 seconds ahead', () => [JSON.stringify(event), signed(JSON.stringify(event), seconds() + 302)]],
    ['signed at no time', () => [JSON.stringify(event), `t=now,v1=${hmac(JSON.stringify(event), 'now')}`]],
    [
      'with the time changed after signing',
      () => [JSON.stringify(event), signed(JSON.stringify(event)).replace(/t=\d+/, `t=${seconds() - 1}`)],
    ],
    ['written anew after signing', () => [JSON.stringify(event, null, 1), signed(JSON.stringify(event))]],
    ['of another amount', () => altered({ amount: 100 })],
    ['of another currency', () => altered({ currency: 'JPY' })],
    ['of another business', () => altered({ businessID: '00000000-0000-4000-8000-000000000000' })],
    ['of another charge', () => altered({ id: 'ch_other' })],
    ['of a purchase that is none', () => altered({ purchaseID: '00000000-0000-4000-8000-000000000000' })],
  ];
  const altered = (change: Partial<ChargeEvent['charge']>): [string, string] => {
    const body = JSON.stringify({ ...event, id: `evt_${Object.keys(change)}`, charge: { ...event.charge, ...change } });
    return [body, signed(body)];
  };

  it.each(refused)('%s, and changes nothing', async (_what, make) => {
    expect(await send(...make())).toBe(400);
    expect(await tier()).toBe('standard');
  });
});

describe('a webhook is accepted', () => {
  it('once, however often it comes', async () => {
    await open();
    const body = JSON.stringify(event);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => send(body, signed(body))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await tier()).toBe('gold');
    expect(await years()).toMatchObject([{ state: 'active' }]);
    const invoices = await shop.api.db.selectFrom('invoices').select('id').where('businessId', '=', business).execute();
    expect(invoices).toHaveLength(1);
  });

  it('under one of several signatures, while the secret is being changed', async () => {
    await open();
    const body = JSON.stringify(event);
    const time = seconds();
    expect(await send(body, `t=${time},v1=${hmac(body, time, 'the old one')},v1=${hmac(body, time)}`)).toBe(200);
    expect(await tier()).toBe('gold');
  });

  it('out of order: a failure that comes after the payment takes nothing away', async () => {
    await open();
    for (const state of ['succeeded', 'requires_action', 'failed', 'cancelled'] as const) {
      const body = JSON.stringify({ ...event, id: `${event.id}-${state}`, charge: { ...event.charge, state } });
      expect(await send(body, signed(body))).toBe(200);
    }
    expect(await tier()).toBe('gold');
  });

  it('after the purchase was given up: what was paid for is delivered', async () => {
    await open();
    await owner.ask(`/business/${business}/membership/purchase`, { method: 'DELETE' });
    const body = JSON.stringify(event);
    expect(await send(body, signed(body))).toBe(200);
    expect(await tier()).toBe('gold');
    expect(await years()).toMatchObject([{ state: 'active' }]);
  });
});

it('an event that was processed is forgotten after 90 days, and one that was not stays', async () => {
  const { db } = shop.api;
  await sql`insert into webhook_events (provider, event_id, type, payload, received_at, processed_at) values
    ('test', 'new', 'charge.succeeded', '{}', now() - interval '89 days', now() - interval '89 days'),
    ('test', 'old', 'charge.succeeded', '{}', now() - interval '91 days', now() - interval '91 days'),
    ('test', 'waiting', 'charge.succeeded', '{}', now() - interval '91 days', null)`.execute(db);
  await removeProcessed(db);
  const { rows } = await sql<{ id: string }>`
    select event_id as id from webhook_events where provider = 'test' order by 1`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual(['new', 'waiting']);
});

it('there is no webhook where purchases are off', async () => {
  const off = await openShop({ payments: undefined });
  try {
    const told = await off.api.app.inject({ method: 'POST', url: webhookPath, payload: '{}' });
    expect(told.statusCode).toBe(404);
    const person = await aPerson(off.api);
    const mine = await aBusiness(person);
    expect((await off.buy(person, mine, 'pm')).json.name).toBe('PurchasesOff');
    expect((await person.ask('/subscription/setup')).json.data).toMatchObject({ publicKey: '', form: '' });
  } finally {
    await off.stop();
  }
}, 60_000);
