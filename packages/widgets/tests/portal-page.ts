import type { BusinessCard } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { addresses } from '../../../tests/support/addresses.ts';
import { asPerson } from '../../../tests/support/api.ts';
import { openPage, type PageOptions, signIn } from '../../../tests/support/pages.ts';

export interface PortalPage extends PageOptions {
  readonly body: string;
  readonly lang?: string;
  /** The logged-in person; default: none. */
  readonly email?: string;
}

/** Puts a body into a bare page on the portal's origin, with the script tag of the CDN. */
export async function fillPage(page: Page, body: string, lang = 'en'): Promise<void> {
  const { portal, cdn } = addresses();
  await page.goto(`${portal}/robots.txt`);
  const html = `<html lang="${lang}"><head><title>Portal</title><meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark"></head><body>${body}</body></html>`;
  await page.evaluate((text) => {
    const made = new DOMParser().parseFromString(text, 'text/html');
    document.documentElement.replaceWith(made.documentElement);
  }, html);
  await page.addScriptTag({ url: `${cdn}/v1/wbn.js`, type: 'module' });
}

/** A page on the portal's origin whose widgets share its session. The portal's own policy is tested elsewhere. */
export async function openPortalPage({ body, lang, email, ...options }: PortalPage): Promise<Page> {
  const page = await openPage({ ...options, bypassCSP: true } as PageOptions);
  if (email) await signIn(page, email);
  await fillPage(page, body, lang);
  return page;
}

/** Calls as one of the demo accounts, with their businesses. */
export async function asUser(email: string) {
  const call = await asPerson(email);
  return { call, businesses: await call<BusinessCard[]>('business/profile/my-list') };
}
