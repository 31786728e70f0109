import type { Page } from 'playwright';
import { addresses } from '../../tests/support/addresses.ts';
import { answerJson } from '../../tests/support/answers.ts';
import { takenOver } from '../../tests/support/pages.ts';

export const portal = (path: string): string => addresses().portal + path;

/** Opens a page of the portal and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(portal(path));
  await takenOver(page);
}

export const texts = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => node.textContent?.trim() ?? ''));

export const hrefs = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')));

export interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Records requests of the page's scripts; call it before opening the page. The protocol hides a Request's body. */
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

/** Replaces an answer of the API; without data it fails with that status. */
export async function answer(page: Page, path: string, data: unknown, status = 200): Promise<void> {
  await page.route(`${addresses().api}/${path}`, (route) =>
    route.request().method() === 'OPTIONS' ? route.fallback() : answerJson(route, data, status),
  );
}

/** Holds the answers to a path until the returned function is called; with a status they then fail. */
export async function hold(page: Page, path: string, status?: number): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`${addresses().api}/${path}`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    await held.promise;
    return status ? answerJson(route, undefined, status) : route.fallback();
  });
  return held.resolve;
}

export interface ApiCall {
  readonly method: string;
  /** With its query, without a leading slash. */
  readonly path: string;
}

/** The page's API calls from now on, in order, without preflights. */
export function apiCalls(page: Page): ApiCall[] {
  const { api } = addresses();
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${api}/`) || request.method() === 'OPTIONS') return;
    calls.push({ method: request.method(), path: request.url().slice(api.length + 1) });
  });
  return calls;
}
