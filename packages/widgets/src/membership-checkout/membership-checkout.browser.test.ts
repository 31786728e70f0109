import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { cdn, drawn, openPartnerPage } from '../../tests/partner-page.ts';
import { asUser, openPortalPage } from '../../tests/portal-page.ts';

const owner = 'owner@demo.example';
const checkout = (id = '') =>
  `<wbn-membership-checkout id="checkout" load="eager" business-id="${id}"><a href="/">Membership</a></wbn-membership-checkout>`;
const part = (page: Page, name: string) => page.locator(`#checkout [part=${name}]`);

interface Membership {
  subscription?: string;
  verified?: boolean;
}

/** The widget on a partner page with given data: it sends no request. */
async function withData(data: Membership, options: { lang?: string; width?: number; colorScheme?: 'dark' } = {}) {
  const { page, troubles } = await openPartnerPage({
    head: '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    body: `${checkout('0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b')}<script>document.querySelector('#checkout').data = ${JSON.stringify(data)}</script>`,
    ...options,
  });
  await drawn(page, '#checkout', 'plan');
  return { page, troubles };
}
const names = (page: Page) => page.locator('#checkout [part=option] > b').allInnerTexts();

describe('the plan', () => {
  it('R-269 is shown, standard when nothing is said, with verified or not and the upgrades', async () => {
    const { page } = await withData({});
    expect(await part(page, 'plan').innerText()).toBe('STANDARD');
    expect(await part(page, 'verified').innerText()).toBe('Not Verified');
    expect(await names(page)).toEqual(['GOLD', 'PREMIUM', 'PLATINUM']);
    const { page: other } = await withData({ subscription: 'premium', verified: true });
    expect(await part(other, 'plan').innerText()).toBe('PREMIUM');
    expect(await part(other, 'verified').innerText()).toBe('Verified');
  });

  it('R-270 offers a gold business premium and platinum', async () => {
    const { page } = await withData({ subscription: 'gold' });
    expect(await names(page)).toEqual(['PREMIUM', 'PLATINUM']);
  });

  it('R-271 offers platinum nothing, and says why', async () => {
    const { page } = await withData({ subscription: 'platinum' });
    expect(await part(page, 'best').innerText()).toBe('You already have the best membership in our network!');
    expect(await names(page)).toEqual([]);
    expect(await part(page, 'portal').count()).toBe(0);
  });
});

describe('on a partner’s page', () => {
  it('nothing can be paid: there is the way to the portal, no card form, and the code of paying is not fetched', async () => {
    const { businesses } = await asUser(owner);
    const { businessID } = businesses.find(({ subscription }) => subscription !== 'platinum')!;
    const { page, troubles } = await openPartnerPage({
      headers: {
        'content-security-policy': `default-src 'none'; script-src ${cdn()}; connect-src ${addresses().api}; require-trusted-types-for 'script'`,
      },
      body: checkout(businessID),
    });
    await drawn(page, '#checkout', 'portal');
    expect(await part(page, 'portal').getAttribute('href')).toBe(
      `${addresses().portal}/business/${businessID}/membership`,
    );
    expect(await page.locator('#checkout input, #checkout form, #checkout iframe').count()).toBe(0);
    // All its requests since it was opened.
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.filter((url) => url.includes('/membership-checkout.'))).not.toEqual([]);
    expect(fetched.filter((url) => url.includes('/payment.'))).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it.each(['en', 'es', 'it', 'zh', 'ar'])('fits 320 px in %s', async (lang) => {
    const { page } = await withData({ subscription: 'gold' }, { lang, width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('#checkout [part=option] > span').first().innerText()).toMatch(/50/);
  });
});

it('on the portal a visitor who is not logged in is asked to, and the page may stop that', async () => {
  const [first] = (await asUser(owner)).businesses;
  const { businessID } = first!;
  const page = await openPortalPage({ body: '' });
  await page.evaluate((html) => {
    Reflect.set(window, 'asked', []);
    document.addEventListener('wbn-login-required', (event) => {
      Reflect.get(window, 'asked').push((event as CustomEvent).detail.businessID);
      event.preventDefault();
    });
    // Inserted late: it loads at once and would redirect to the login otherwise.
    document.body.innerHTML = html;
  }, checkout(businessID));
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await expect.poll(asked).toEqual([businessID]);
  await part(page, 'login').click();
  await expect.poll(asked).toEqual([businessID, businessID]);
  expect(page.context().pages()).toHaveLength(1);
});
