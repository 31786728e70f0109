import type { Page } from 'playwright';
import { addresses } from '../../../tests/support/addresses.ts';
import { openPage, type PageOptions } from '../../../tests/support/pages.ts';

export interface PartnerPage extends PageOptions {
  readonly body: string;
  readonly head?: string;
  readonly lang?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Attributes of the script tag. */
  readonly tag?: string;
  /** The loader's folder on the CDN; default: the major alias. */
  readonly version?: string;
  /** The publishable key; default: the demo's. */
  readonly key?: string;
  /** A login returns to the page's address by a redirect, which no test can answer itself: the page stands in place of an example. */
  readonly returning?: boolean;
}

export const cdn = (): string => addresses().cdn;

/** The script tag as a partner pastes it. */
export const scriptTag = (attributes = '', key = 'pk_demo', version = 'v1'): string =>
  `<script async type="module" src="${cdn()}/${version}/wbn.js" data-key="${key}" ${attributes}></script>`;

/** A partner page on the origin of the examples. `troubles` collects its errors. */
export async function openPartnerPage(given: PartnerPage): Promise<{ page: Page; troubles: string[] }> {
  const { body, head = '', lang = 'en', headers = {}, tag = '', key, version, returning, ...options } = given;
  // The browser treats a page that a test fulfils as an internet page that accesses the local network.
  const page = await openPage({ permissions: ['local-network-access'], ...options });
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  const address = `${cdn()}/${returning ? 'examples/partner-search/' : 'partner-page-under-test'}`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Partner</title>${head}${scriptTag(tag, key, version)}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
  return { page, troubles };
}

/** Waits until the element has drawn itself. */
export const drawn = (page: Page, selector: string, part: string): Promise<unknown> =>
  page.waitForFunction(
    ([element, inner]) => document.querySelector(element!)?.shadowRoot?.querySelector(`[part=${inner}]`),
    [selector, part],
  );
