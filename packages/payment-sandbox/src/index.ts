import { randomUUID, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { Book, type Charge } from './book.ts';
import { type Card, faultOf, outcomeOf } from './cards.ts';
import { charges, type Order } from './charges.ts';
import { challengePage, fieldsPage } from './pages.ts';
import { webhooks } from './webhooks.ts';

export type { Charge } from './book.ts';
export { sign } from './webhooks.ts';

export interface PaymentSandboxOptions {
  /** The public address of this server. */
  readonly origin: string;
  /** Sites that may frame the card fields; the first receives the card's token unless another one asks. */
  readonly shops: readonly string[];
  /** A shop sends it as its bearer token. */
  readonly secretKey: string;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** The clock of its signatures. */
  readonly now?: () => Date;
  /** Keeps the state over restarts, if set. */
  readonly file?: string;
}

export interface PaymentSandbox {
  readonly handler: RequestListener;
  /** The state, for inspection of charges. */
  readonly book: Book;
  close(): void;
}

const publicFolder = path.join(import.meta.dirname, '..', 'public');
const assets: Readonly<Record<string, string>> = {
  '/fields.js': 'text/javascript; charset=utf-8',
  '/sandbox.css': 'text/css; charset=utf-8',
};
const bodyLimit = 16_384;

/** The provider as a handler of plain node:http. */
export function createPaymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  const book = new Book(options.file);
  const hooks = webhooks(book, options);
  const ledger = charges(book, options.origin, hooks.deliver);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    // The bank's page redirects to the shop.
    `form-action 'self' ${options.shops.join(' ')}`,
    "base-uri 'none'",
  ].join('; ');

  const send = (response: ServerResponse, status: number, type: string, body: string, frames = "'none'") => {
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': `${policy}; frame-ancestors ${frames}`,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  };
  const json = (response: ServerResponse, status: number, body: unknown) =>
    send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
  const html = (response: ServerResponse, body: string, frames?: string) =>
    send(response, 200, 'text/html; charset=utf-8', body, frames);

  const isShop = (request: IncomingMessage): boolean => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${options.secretKey}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };

  /** Requests of a shop's server, under /v1/. */
  async function answerShop(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (!isShop(request)) return json(response, 401, { error: 'no such key' });
    const [, , what, id, verb] = url.pathname.split('/');
    if (what !== 'charges') return json(response, 404, { error: 'nothing here' });
    if (id === undefined && request.method === 'POST') {
      const charge = ledger.order((await readJson(request)) as Order);
      return charge === null ? json(response, 400, { error: 'no such card' }) : json(response, 200, charge);
    }
    if (id === undefined) {
      return json(response, 200, { charge: book.chargeOf(url.searchParams.get('purchaseID') ?? '') ?? null });
    }
    const charge = book.charges.get(id);
    if (charge === undefined) return json(response, 404, { error: 'no such charge' });
    if (verb === 'events') {
      return json(response, 200, { events: [...book.events.values()].filter((event) => event.charge.id === id) });
    }
    if (request.method === 'POST' && verb === 'cancel') return json(response, 200, ledger.cancel(charge));
    if (request.method === 'POST' && verb === 'refund') return json(response, 200, ledger.refund(charge));
    return json(response, 404, { error: 'nothing here' });
  }

  async function keepCard(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Only from the form's own page.
    if (request.headers.origin !== options.origin) return json(response, 403, { error: 'not from here' });
    const { number = '', expiry = '', cvc = '', name = '' } = (await readJson(request)) as Partial<Card>;
    const fault = faultOf({ number, expiry, cvc, name }, new Date());
    if (fault !== null) return json(response, 200, { fault });
    const id = `pm_${randomUUID()}`;
    book.write({ method: { id, outcome: outcomeOf(number) } });
    return json(response, 200, { method: id });
  }

  async function askBank(request: IncomingMessage, response: ServerResponse, charge: Charge): Promise<void> {
    if (request.method !== 'POST') return html(response, challengePage(languageOf(request), charge));
    if (request.headers.origin !== options.origin) return json(response, 403, { error: 'not from here' });
    const answer = new URLSearchParams(await readBody(request)).get('answer');
    ledger.confirm(charge, answer === 'yes');
    response.writeHead(303, { location: charge.returnUrl, 'cache-control': 'no-store' }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', options.origin);
    const { pathname, searchParams } = url;
    if (pathname.startsWith('/v1/')) return answerShop(request, response, url);
    const type = assets[pathname];
    if (type) return send(response, 200, type, readFileSync(path.join(publicFolder, pathname), 'utf8'));
    if (pathname === '/fields') {
      const asked = searchParams.get('origin');
      const shop = options.shops.find((one) => one === asked) ?? options.shops[0] ?? '';
      return html(
        response,
        fieldsPage(searchParams.get('lang'), searchParams.get('theme'), shop),
        options.shops.join(' '),
      );
    }
    if (pathname === '/methods' && request.method === 'POST') return keepCard(request, response);
    const charge = book.charges.get(/^\/challenge\/(ch_[\w-]+)$/.exec(pathname)?.[1] ?? '');
    if (charge) return askBank(request, response, charge);
    return json(response, 404, { error: 'nothing here' });
  }

  return {
    handler: (request, response) => {
      answer(request, response).catch(() => {
        if (!response.headersSent) json(response, 400, { error: 'not understood' });
        else response.end();
      });
    },
    book,
    close: hooks.close,
  };
}

const languageOf = (request: IncomingMessage): string | null =>
  (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase() || null;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > bodyLimit) throw new Error('too much');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const readJson = async (request: IncomingMessage): Promise<object> => JSON.parse(await readBody(request)) as object;
