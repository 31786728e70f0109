import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

type Row = Record<string, unknown> & { id: string };

export interface StripeDouble {
  readonly address: URL;
  readonly intents: Map<string, Row>;
  /** Received requests: method, path, form fields, idempotency key. */
  readonly seen: { method: string; path: string; form: Record<string, string>; key: string | undefined }[];
  /** Changes an intent, as a bank would, and creates the event for it. */
  happen(id: string, type: string, change: object): Row;
  /** The event in Stripe's form: its body, and the header with its signature. */
  signed(event: Row, secret: string, time?: number): { body: string; header: string };
  stop(): void;
}

/**
 * A double of the Stripe endpoints that we use: customers, payment intents (create with confirm, retrieve, list, cancel), refunds, events.
 * Cards: `pm_card_visa`, `pm_card_declined`, `pm_card_3ds`. Written from Stripe's documentation; never compared with Stripe itself.
 */
export async function startStripeDouble(): Promise<StripeDouble> {
  const intents = new Map<string, Row>();
  const events: Row[] = [];
  const answers = new Map<string, { status: number; body: unknown }>();
  const seen: StripeDouble['seen'] = [];
  const now = () => Math.floor(Date.now() / 1000);
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

  const happen = (id: string, type: string, change: object): Row => {
    const intent = { ...(intents.get(id) as Row), ...change };
    intents.set(id, intent);
    const event = { id: `evt_${randomUUID()}`, object: 'event', type, created: now(), data: { object: intent } };
    events.unshift(event);
    return event;
  };

  function create(form: Record<string, string>): { status: number; body: unknown } {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const base = {
      id,
      object: 'payment_intent',
      amount: Number(form.amount),
      amount_received: 0,
      currency: form.currency,
      created: now(),
      customer: form.customer,
      payment_method: form.payment_method,
      metadata: { purchaseID: form['metadata[purchaseID]'], businessID: form['metadata[businessID]'] },
      next_action: null,
      last_payment_error: null,
    };
    intents.set(id, { ...base, status: 'requires_confirmation' });
    if (form.payment_method === 'pm_card_declined') {
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
      const change = { status: 'requires_payment_method', last_payment_error: error };
      happen(id, 'payment_intent.payment_failed', change);
      return { status: 402, body: { error: { ...error, payment_intent: intents.get(id) } } };
    }
    if (form.payment_method === 'pm_card_3ds') {
      const next_action = { type: 'redirect_to_url', redirect_to_url: { url: `https://hooks.example/3ds/${id}` } };
      happen(id, 'payment_intent.requires_action', { status: 'requires_action', next_action });
    } else {
      happen(id, 'payment_intent.succeeded', { status: 'succeeded', amount_received: base.amount });
    }
    return { status: 200, body: intents.get(id) };
  }

  function answer(method: string, path: string, form: Record<string, string>): { status: number; body: unknown } {
    if (path === '/v1/customers') return { status: 200, body: { id: `cus_${randomUUID()}`, object: 'customer' } };
    if (path === '/v1/refunds') return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund' } };
    if (path === '/v1/events') return { status: 200, body: list(events) };
    if (path === '/v1/payment_intents') {
      return method === 'POST' ? create(form) : { status: 200, body: list([...intents.values()]) };
    }
    const [, id = '', verb] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (!intent) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such intent' } } };
    if (verb === 'cancel') {
      if (intent.status === 'succeeded') {
        return { status: 400, body: { error: { type: 'invalid_request_error', message: 'It has succeeded.' } } };
      }
      happen(id, 'payment_intent.canceled', { status: 'canceled', next_action: null });
    }
    return { status: 200, body: intents.get(id) };
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const path = (request.url ?? '').split('?')[0] ?? '';
    const key = request.headers['idempotency-key'] as string | undefined;
    const form = Object.fromEntries(new URLSearchParams(text));
    const method = request.method ?? '';
    seen.push({ method, path, form, key });
    const before = key === undefined ? undefined : answers.get(`${path} ${key}`);
    const told = before ?? answer(method, path, form);
    if (method === 'POST' && key !== undefined) answers.set(`${path} ${key}`, told);
    response.writeHead(told.status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(told.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    intents,
    seen,
    happen,
    signed(event, secret, time = now()) {
      const body = JSON.stringify(event);
      const stripe = new Stripe('sk_test_of_the_double');
      return { body, header: stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: time }) };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
