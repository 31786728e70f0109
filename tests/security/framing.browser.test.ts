import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { openPage } from '../support/pages.ts';

/** T15: what asks for passwords, consents and money is drawn in nobody's frame, so that nobody lays something else over it. */

const refused = 'chrome-error://chromewebdata/';

/** What became of each frame of a page that stands on an origin. */
async function framed(origin: string, addresses: readonly string[]): Promise<string[]> {
  const page = await openPage({ permissions: ['local-network-access'] });
  const frames = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('');
  const contentType = 'text/html; charset=utf-8';
  await page.route(`${origin}/page-with-frames`, (route) =>
    route.fulfill({ contentType, body: `<!doctype html><title>Frames</title>${frames}` }),
  );
  // The page has loaded when each frame has, or was refused.
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
  // The same ones where they may stand: the portal's own pages and its card form on the portal, the account site's nowhere.
  const home = [`${portal}/`, cards];
  expect(await framed(portal, [...home, ...account])).toEqual([...home, ...account.map(() => refused)]);
});
