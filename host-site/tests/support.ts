import type { Page } from 'playwright';
import { addresses } from '../../tests/support/addresses.ts';
import { takenOver } from '../../tests/support/pages.ts';
import { openSession, type SessionTokens, sessionOf } from '../../tests/support/sessions.ts';

export const portal = (path: string): string => addresses().portal + path;

/** What the browser complains of while a page is used: errors, policy violations, mismatches at hydration. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** Opens a page of the portal and waits until it has been taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(portal(path));
  await takenOver(page);
}

export const texts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => node.textContent?.trim() ?? ''));

export const hrefs = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));

interface Envelope<Data> {
  readonly data: Data;
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function askingAs(session: Promise<SessionTokens>) {
  const { api } = addresses();
  const { token } = await session;
  return async <Data>(to: string, sent?: object, method = 'POST'): Promise<Data> => {
    const init: RequestInit = sent ? { ...asJson(sent), method } : {};
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    return ((await (await fetch(`${api}/${to}`, { ...init, headers })).json()) as Envelope<Data>).data;
  };
}

/** Asks the API as the named person, without a browser; with a body it posts. */
export const asPerson = (email: string, password?: string) => askingAs(sessionOf(email, password));

export const newEmail = (): string => `${crypto.randomUUID()}@newcomer.example`;

/** Somebody who registers now, for tests that make businesses of their own. */
export const asNewcomer = (email = newEmail()) =>
  askingAs(openSession('register', { email, password: 'demo-password-1', firstName: 'Nour', lastName: 'Newcomer' }));

export async function ask<Data>(path: string, body?: object): Promise<Data> {
  const { api } = addresses();
  return ((await (await fetch(`${api}/${path}`, body && asJson(body))).json()) as Envelope<Data>).data;
}

export interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Notes what the page's own scripts send; to be called before the page is opened. A Request's body is hidden from the protocol. */
export async function noteSent(page: Page): Promise<() => Promise<Sent[]>> {
  await page.addInitScript(() => {
    const sent: { path: string; body: unknown }[] = [];
    const original = window.fetch;
    Object.assign(window, { sent });
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      sent.push({ path: new URL(request.url).pathname, body: text ? JSON.parse(text) : {} });
      return original(request);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);
}

/** Puts an answer of the API in the real one's place; without data it is a failure of that status. */
export async function answer(page: Page, path: string, data: unknown, status = 200): Promise<void> {
  const body =
    status < 300
      ? { success: true, data }
      : { success: false, code: status, name: status === 403 ? 'Forbidden' : 'InternalError', message: '' };
  await page.route(`${addresses().api}/${path}`, (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    if (route.request().method() === 'OPTIONS') return route.fallback();
    return route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) });
  });
}

/** Holds back the answers to a path until the function it answers is called; with a status they are then that failure. */
export async function hold(page: Page, path: string, status?: number): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`${addresses().api}/${path}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    await held.promise;
    if (!status) return route.fallback();
    const body = JSON.stringify({ success: false, code: status, name: 'InternalError', message: '' });
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers, contentType: 'application/json', body });
  });
  return held.resolve;
}

export interface ApiCall {
  readonly method: string;
  /** With its query, without a leading slash. */
  readonly path: string;
}

/** What the page asks the API from now on, in order, preflights aside. */
export function apiCalls(page: Page): ApiCall[] {
  const { api } = addresses();
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${api}/`) || request.method() === 'OPTIONS') return;
    calls.push({ method: request.method(), path: request.url().slice(api.length + 1) });
  });
  return calls;
}

export type TestPerson = Awaited<ReturnType<typeof newPerson>>;

/** A new person of the network, so that a test may change them. */
export async function newPerson(firstName = 'Nadia', lastName = 'Benali') {
  const email = newEmail();
  const password = 'a long enough password';
  const ask = await askingAs(openSession('register', { email, password, firstName, lastName }));
  return { email, password, ask };
}

/** A business of theirs, with what the contract asks for; answers its id. */
export async function newBusiness({ ask }: TestPerson, companyName: string): Promise<string> {
  const { businessID } = await ask<{ businessID: string }>('business/profile/create', {
    companyName,
    categories: ['0001.01'],
    businessType: 'MA',
    // A country without states.
    country: 'SM',
    shortDescription: `${companyName} makes what its tests need.`,
  });
  return businessID;
}
