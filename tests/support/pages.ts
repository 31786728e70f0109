import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright';
import { inject } from 'vitest';
import { addresses } from './addresses.ts';
import { chromiumArguments } from './browsers.ts';
import { sessionOf } from './sessions.ts';

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];

export interface PageOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  locale?: string;
  timezoneId?: string;
  javaScriptEnabled?: boolean;
  permissions?: string[];
  /** A page with a service worker hides its own requests from `page.route`. */
  serviceWorkers?: 'allow';
}

/** Running requests of a page. */
const underWay = new WeakMap<Page, Set<Request>>();

function noteRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  // The event stream never ends: Playwright's 'networkidle' would wait for it.
  page.on('request', (request) => new URL(request.url()).pathname !== '/events' && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits until the page is loaded and has sent no request for half a second. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const deadline = Date.now() + 30_000;
  for (let since = Date.now(); Date.now() - since < 500; await wait(50)) {
    if (underWay.get(page)?.size) since = Date.now();
    if (Date.now() > deadline) throw new Error('The page did not come to rest within 30 s.');
  }
}

/** Whether the page has the element's code. The class itself cannot be asked for: Playwright passes functions on as undefined. */
export const isDefined = (page: Page, tag: string): Promise<boolean> =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag);

/** Waits until the page is fully hydrated and all its listeners exist. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator('html[data-live=whole]').waitFor({ state: 'attached' });

/** Complaints of the browser: errors, policy violations, hydration mismatches. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** A page in its own context (cookies and storage), closed after the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: chromiumArguments });
  const { width = 1280, height = 900, ...rest } = options;
  const wanted: BrowserContextOptions = { viewport: { width, height }, serviceWorkers: 'block', ...rest };
  const context = await (await browser).newContext(wanted);
  contexts.push(context);
  const page = await context.newPage();
  noteRequests(page);
  return page;
}

/**
 * Gives the page's context a session of a person on the portal (but not at the account site). With a path it opens that page; otherwise the
 * next page has the session.
 */
export async function signIn(page: Page, email: string, path?: string, password?: string): Promise<void> {
  const { portal } = addresses();
  const [session] = await Promise.all([sessionOf(email, password), page.goto(`${portal}/robots.txt`)]);
  await page.evaluate((tokens) => localStorage.setItem('wbn:session', JSON.stringify(tokens)), session);
  if (path) await page.goto(`${portal}${path}`);
}

/** Logs in through the account site like a person, and returns to `path` on the portal. */
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

/** Closes the pages of the test that ended; the browser stays for the next file. */
export async function closePages(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}
