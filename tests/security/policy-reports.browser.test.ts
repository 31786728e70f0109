import { expect, it } from 'vitest';
import { type Addresses, addresses } from '../support/addresses.ts';
import { openPage } from '../support/pages.ts';

/** Violations that a server has been told of, from its own figures. */
async function reported(server: string): Promise<number> {
  const figures = await (await fetch(`${server}/metrics`)).text();
  return Number(/^wbn_policy_reports_total\{directive="img-src".*\} (\d+)$/m.exec(figures)?.[1] ?? 0);
}

it.each([
  ['a page of the portal', 'portal', '/about-us', 'api'],
  ['a framed widget', 'portal', '/embed/search-box', 'api'],
  ['a page of the account site', 'accounts', '/login', 'accounts'],
] as const)('%s reports a violation of its policy', async (_, part, path, taker: keyof Addresses) => {
  const before = await reported(addresses()[taker]);
  const page = await openPage();
  await page.goto(addresses()[part] + path);
  await page.evaluate(() => {
    new Image().src = 'http://127.0.0.1:9/of-nobody?secret';
  });
  await expect.poll(() => reported(addresses()[taker])).toBeGreaterThan(before);
});
