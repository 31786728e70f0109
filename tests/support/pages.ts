import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';

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

/** A page in a context of its own (own cookies and storage), closed after the test. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('chromium'));
  const { width = 1280, height = 900, ...rest } = options;
  const wanted: BrowserContextOptions = { viewport: { width, height }, ...rest };
  const context = await (await browser).newContext(wanted);
  contexts.push(context);
  return context.newPage();
}

/** Logs in through the account site as a person would, and comes back to `path` on the portal. */
export async function loginAs(page: Page, email: string, path = '/', password = 'demo-password-1'): Promise<void> {
  const { portal, accounts } = inject('addresses');
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
