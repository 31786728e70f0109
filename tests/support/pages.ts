import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';
import { addresses } from './addresses.ts';
import { sessionOf } from './sessions.ts';

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];

export interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  locale?: string;
  javaScriptEnabled?: boolean;
  permissions?: string[];
}

/** Requests of a page that are under way. */
const underWay = new WeakMap<Page, Set<Request>>();

function noteRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  // The stream of live events never ends: Playwright's own 'networkidle' would wait for it.
  page.on('request', (request) => new URL(request.url()).pathname !== '/events' && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** The page is loaded, and for half a second nothing has been asked for. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const deadline = Date.now() + 30_000;
  for (let since = Date.now(); Date.now() - since < 500; await wait(50)) {
    if (underWay.get(page)?.size) since = Date.now();
    if (Date.now() > deadline) throw new Error('The page did not come to rest within 30 s.');
  }
}

/** The page is taken over whole: what it listens to by itself, it hears. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator('html[data-live=whole]').waitFor({ state: 'attached' });

/** What the browser complains of while a page is used: errors, policy violations, mismatches at hydration. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** A page in a context of its own (own cookies and storage), closed after the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('chromium'));
  const { width = 1280, height = 900, ...rest } = options;
  const wanted: BrowserContextOptions = { viewport: { width, height }, ...rest };
  const context = await (await browser).newContext(wanted);
  contexts.push(context);
  const page = await context.newPage();
  noteRequests(page);
  return page;
}

/**
 * Gives the page's context a session of that person on the portal, as one has who logged in before (the account site knows nothing of
 * it). With a path it opens that; without, the next page that is opened has the session.
 */
export async function signIn(page: Page, email: string, path?: string, password?: string): Promise<void> {
  const { portal } = addresses();
  const [session] = await Promise.all([sessionOf(email, password), page.goto(`${portal}/robots.txt`)]);
  await page.evaluate((tokens) => localStorage.setItem('wbn:session', JSON.stringify(tokens)), session);
  if (path) await page.goto(`${portal}${path}`);
}

/** Logs in through the account site as a person would, and comes back to `path` on the portal. */
export async function loginAs(page: Page, email: string, path = '/', password = 'demo-password-1'): Promise<void> {
  const { portal, accounts } = addresses();
  await page.goto(`${portal}${path}`);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.waitForURL((url) => url.href.startsWith(accounts));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL((url) => url.href.startsWith(`${portal}${path}`) && !url.href.includes('/SetID'));
}

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});
