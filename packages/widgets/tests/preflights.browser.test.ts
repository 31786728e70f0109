import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { openPage } from '../../../tests/support/pages.ts';

it('reads without a preflight where nobody is logged in: all seven widgets of a partner’s page', async () => {
  const page = await openPage({ permissions: ['local-network-access'] });
  const { api, cdn } = addresses();
  // Playwright does not report preflights, but the browser's protocol does.
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  const seen: string[] = [];
  protocol.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith(api)) seen.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  await page.goto(`${cdn}/examples/all-widgets/`);
  const stages = page.locator('main .stage');
  await expect.poll(() => stages.count()).toBe(7);
  for (const widget of await stages.all()) {
    await widget.scrollIntoViewIfNeeded();
    await widget.locator('[part=root]').first().waitFor();
  }
  await page.locator('wbn-comments .comment:not(.ghost), wbn-comments .empty').first().waitFor();
  await page.locator('wbn-business-card [part=root] a').first().waitFor();
  await page.locator('wbn-search-box').first().locator('[part=country]').click();
  await page.locator('wbn-search-box').first().locator('[role=option]').nth(2).waitFor();
  expect(seen.filter((line) => line.startsWith('GET')).length).toBeGreaterThan(3);
  const box = page.locator('wbn-search-box').first();
  await page.keyboard.press('Escape');
  await box.locator('[part=input]').fill('pump');
  await box.getByRole('option', { name: /pump/i }).first().waitFor();
  expect(seen).toContain('POST /search/suggest');
  // The example page itself looks for a product, with a header. Its preflight shows that preflights are reported.
  expect(seen).toContain('OPTIONS /search/product');
  expect(seen.filter((line) => line.startsWith('OPTIONS') && line !== 'OPTIONS /search/product')).toEqual([]);
});
