import type { Page } from 'playwright';
import { drawn, openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { addresses } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { openPage, type PageOptions, settled, takenOver } from '../support/pages.ts';
import { inLanguage, pagesWithIDs } from '../support/portal-pages.ts';

/** How a scene is seen: the name is part of the file's name. */
export interface View extends PageOptions {
  readonly name: string;
  readonly lang: 'en' | 'ar';
}

export const views: readonly View[] = [
  { name: '360', width: 360, height: 780, lang: 'en' },
  { name: '1440-dark', width: 1440, height: 900, colorScheme: 'dark', lang: 'en' },
  { name: '768-ar', width: 768, height: 900, lang: 'ar' },
];

export interface Scene {
  readonly name: string;
  /** Opens the scene and waits until it is at rest. */
  readonly open: (view: View) => Promise<Page>;
}

/** A page of the portal as a visitor sees it. */
const portalPage = (name: string, pathOf: () => string | Promise<string>): Scene => ({
  name: `portal-${name}`,
  open: async ({ lang, ...options }) => {
    const page = await openPage(options);
    await hidePictures(page);
    await page.goto(addresses().portal + inLanguage(await pathOf(), lang));
    await takenOver(page);
    return page;
  },
});

const accountPage = (path: string): Scene => ({
  name: `account-${path}`,
  open: async ({ lang, ...options }) => {
    const { accounts, portal } = addresses();
    const page = await openPage(options);
    await page.goto(`${accounts}/${path}?lang=${lang}&continue=${encodeURIComponent(portal)}`);
    return page;
  },
});

/** A widget on a partner's page that styles nothing; `part` is there when the widget is drawn. */
const widget = (name: string, part: string, attributesOf: () => string | Promise<string> = () => ''): Scene => ({
  name: `widget-${name}`,
  open: async ({ lang, ...options }) => {
    const tag = `wbn-${name}`;
    const { page } = await openPartnerPage({
      ...options,
      lang: lang === 'ar' ? 'ar" dir="rtl' : lang,
      head: '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
      body: `<${tag} ${await attributesOf()}></${tag}>`,
    });
    await hidePictures(page);
    await page.reload();
    await drawn(page, tag, part);
    return page;
  },
});

/** Every picture is a grey field, and no film plays: the demo network's pictures are not compared here. */
async function hidePictures(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#888" d="M0 0h8v8H0z"/></svg>';
  await page.route(`${addresses().files}/**`, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body })
      : route.continue(),
  );
}

const aBusiness = async () => {
  const { results } = await ask<{ results: { businessProfile: { businessID: string } }[] }>('search/business', {
    textQuery: 'steel',
  });
  return `business-id="${results[0]!.businessProfile.businessID}"`;
};
const aProduct = async () => {
  const { results } = await ask<{ results: { productID: string }[] }>('search/product', { textQuery: 'pump' });
  return `product-id="${results[0]!.productID}"`;
};

/** One line a scene. Each is seen in every view. */
export const scenes: readonly Scene[] = [
  portalPage('home', () => '/'),
  portalPage('search', () => '/search?search=steel'),
  portalPage('business', async () => (await pagesWithIDs())[0]),
  portalPage('product', async () => (await pagesWithIDs())[1]),
  portalPage('packages', () => '/advertise-with-us'),
  portalPage('industries', () => '/industries'),
  portalPage('compare-empty', () => '/compare'),
  accountPage('login'),
  accountPage('register'),
  widget('search-box', 'input'),
  widget('business-card', 'name', aBusiness),
  widget('product-page', 'name', aProduct),
  widget(
    'comments',
    'root',
    async () => `resource-type="product" ${(await aProduct()).replace('product-id', 'resource-id')}`,
  ),
  widget('inquiry-form', 'root', aBusiness),
  widget('membership-checkout', 'root', aBusiness),
  widget('message-center', 'root'),
];

/** The picture of a scene: what is in the window, without text that changes from day to day. */
export async function photograph(page: Page): Promise<Buffer> {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide', mask: [page.locator('time')], maskColor: '#888888' });
}
