import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/pages.ts';

/** Pages for passwords, consents and money cannot be framed, so that no other site can cover them. */

const refused = 'chrome-error://chromewebdata/';

/** The result of each frame of a page on an origin. */
async function framed(origin: string, addresses: readonly string[]): Promise<string[]> {
  const page = await openPage({ permissions: ['local-network-access'] });
  const frames = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('');
  const contentType = 'text/html; charset=utf-8';
  await page.route(`${origin}/page-with-frames`, (route) =>
    route.fulfill({ contentType, body: `<!doctype html><title>Frames</title>${frames}` }),
  );
  // The load event waits for each frame, loaded or refused.
  await page.goto(`${origin}/page-with-frames`);
  return page
    .frames()
    .slice(1)
    .map((frame) => frame.url());
}

it('T15 pages of the account site, the portal and the checkout are blocked in the frames of another origin', async () => {
  const { accounts, api, cdn, payments, portal } = addresses();
  const account = ['/login', '/register', '/forgot'].map((path) => accounts + path);
  const checkout = [`${portal}/business/any-name/membership`, `${portal}/SetID/?token=x`, `${portal}/`];
  const cards = `${payments}/fields`;
  const all = [...account, ...checkout, cards, `${api}/health/live`];
  expect(await framed(cdn, all)).toEqual(all.map(() => refused));
  // The allowed frames: the portal's pages and card form on the portal; the account site's nowhere.
  const home = [`${portal}/`, cards];
  expect(await framed(portal, [...home, ...account])).toEqual([...home, ...account.map(() => refused)]);
});
