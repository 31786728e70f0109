import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { asUser } from '../../packages/widgets/tests/portal-page.ts';
import { addresses } from '../support/addresses.ts';
import { openPage, signIn } from '../support/pages.ts';
import { documentedPolicy, policyText } from '../support/policy.ts';
import { loaderTag } from './open.ts';

const part = (page: Page, tag: string, name: string): Locator => page.locator(`${tag} [part=${name}]`).first();
/** A picture that the policy blocks has no size. */
const isSeen = (picture: Locator): Promise<boolean> =>
  picture.evaluate((one) => (one as HTMLImageElement).naturalWidth > 0);

async function openUnderPolicy(origin: string, body: string, prepare?: (page: Page) => Promise<void>) {
  const page = await openPage({ permissions: ['local-network-access'] });
  const violations: string[] = [];
  await page.exposeFunction('violated', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(globalThis, 'violated')(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  await prepare?.(page);
  const address = `${origin}/page-under-policy`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policyText(documentedPolicy(addresses())) },
      body: `<!doctype html><html lang="en"><head><title>Policy</title>${loaderTag()}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
  return { page, violations };
}

it("a partner's page with the policy of the README shows the pictures of suggestions, cards and products", async () => {
  const { businesses } = await asUser('owner@demo.example');
  const { businessID } = businesses[0]!;
  const { page, violations } = await openUnderPolicy(
    addresses().cdn,
    `<wbn-search-box load="eager"></wbn-search-box><wbn-business-card load="eager" business-id="${businessID}"></wbn-business-card>
     <wbn-comments load="eager" resource-type="business" resource-id="${businessID}"></wbn-comments>`,
  );
  await expect.poll(() => isSeen(page.locator('wbn-business-card img').first())).toBe(true);
  await part(page, 'wbn-search-box', 'input').pressSequentially(businesses[0]!.general.companyName.slice(0, 8));
  const suggested = page.locator('wbn-search-box [role=option] img').first();
  await suggested.waitFor();
  await expect.poll(() => isSeen(suggested)).toBe(true);
  await page.locator('wbn-comments [part=box], wbn-comments [part=login]').first().waitFor();
  expect(violations).toEqual([]);
});

it('under the policy of the README a message takes a picture and shows it', async () => {
  const [buyer, owner] = await Promise.all([asUser('buyer@demo.example'), asUser('owner@demo.example')]);
  const body = { to: owner.businesses[0]!.businessID, subject: 'Policy', message: 'A picture follows' };
  const { requestID } = await buyer.call<{ requestID: string }>('business/request', body);
  const { page, violations } = await openUnderPolicy(
    addresses().portal,
    `<wbn-message-center load="eager" request-id="${requestID}"></wbn-message-center>`,
    (opened) => signIn(opened, 'buyer@demo.example'),
  );
  await part(page, 'wbn-message-center', 'attach').waitFor();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await part(page, 'wbn-message-center', 'file').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer });
  await part(page, 'wbn-message-center', 'remove').waitFor();
  await part(page, 'wbn-message-center', 'send').click();
  const picture = page.locator('wbn-message-center [part=attachment] img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(picture)).toBe(true);
  expect(violations).toEqual([]);
});

const example = (file: string) => readFileSync(new URL(`../../examples/strict-csp/${file}`, import.meta.url), 'utf8');
const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  );

it('the example serves the policy that it shows, and what the README asks of a search box', async () => {
  const served = directivesOf(JSON.parse(example('headers.json'))['Content-Security-Policy']);
  const shown = /<pre><code>(.*?)<\/code><\/pre>/s.exec(example('index.html'))?.[1] ?? '';
  expect(directivesOf(shown)).toEqual(served);
  const [cdn, api, files] = ['http://127.0.0.1:8084', 'http://localhost:8081', 'http://127.0.0.1:8085'];
  const asked = documentedPolicy({ cdn, api, files, accounts: '' });
  for (const directive of ['script-src', 'connect-src', 'img-src', 'require-trusted-types-for', 'trusted-types'])
    expect(served.get(directive), directive).toBe(asked.get(directive)?.trim());
});
