import { describe, expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { openPage } from '../../tests/support/pages.ts';
import { hrefs, portal, texts, visit } from './support.ts';

const statics = [
  '/about-us',
  '/mission-vision',
  '/terms-and-conditions',
  '/privacy-policy',
  '/our-network',
  '/why-wbn',
  '/contact-us',
  '/membership-standard',
  '/membership-gold',
  '/membership-premium',
  '/membership-platinum',
  '/advertise-with-us',
  '/free-marketing',
  '/message-center',
  '/work-with-wbn',
];
const tips = [
  '/b2b-tips/export-to-the-world-tip-0',
  '/b2b-tips/how-to-create-export-system-tip-1',
  '/b2b-tips/industrial-marketing-tip-2',
  '/b2b-tips/distribution-network-tip-3',
  '/b2b-tips/international-buyers-tip-4',
  '/b2b-tips/qualified-exporting-companies-tip-5',
  '/b2b-tips/best-products-for-export-tip-6',
];

/** The footer's columns: what each entry is called and where it leads. */
const columns = {
  Company: {
    'About Us': '/about-us',
    'Privacy Policy': '/privacy-policy',
    'Mission, Vision and Values': '/mission-vision',
    'Terms and Conditions': '/terms-and-conditions',
    'Contact Us': '/contact-us',
    'Developers Zone': '/',
  },
  'Our Services': {
    'Free Listing': '/membership-standard',
    'Gold Membership': '/membership-gold',
    'Premium Membership': '/membership-premium',
    'Platinum Membership': '/membership-platinum',
    'Company Verification': '/',
    'Advertise with Us': '/',
  },
  Manufacturers: {
    'Why WBN?': '/why-wbn',
    'Free B2B Marketing': '/',
    'Message Center': '/',
    'Direct Buyer Enquiries': '/',
    'Search Buyers by Countries': '/',
    'Export to the World': '/b2b-tips/export-to-the-world-tip-0',
  },
  Distributors: {
    'Our Network': '/our-network',
    'Work with WBN': '/',
    'Search Manufacturers by Country': '/',
    'Search Suppliers by Country': '/',
    'Search Retailers by Country': '/',
    'B2B Contract Help': '/',
  },
  Buyers: {
    'Certified Products': '/',
    'Verified Manufacturers': '/',
    'International Logistics': '/',
    'Private Label Industry': '/',
    'Verified Worldwide Suppliers': '/',
    'Certified Products Price List': '/',
  },
};

describe('routes', () => {
  it('R-002 sends every path that is not in the tables home', async () => {
    const page = await openPage();
    for (const path of ['/no-such-page', '/business', '/b2b-tips/none', '/about-us/more']) {
      await page.goto(portal(path));
      expect(page.url()).toBe(portal('/'));
    }
    const answer = await fetch(portal('/no-such-page'), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it('R-024 keeps the fifteen static routes', async () => {
    const page = await openPage();
    for (const path of statics) {
      const answer = await page.goto(portal(path));
      expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
      expect(await page.locator('h1').count()).toBe(1);
    }
  });

  it('R-025 keeps the seven tips', async () => {
    const page = await openPage();
    for (const path of tips) {
      const answer = await page.goto(portal(path));
      expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
    }
  });
});

it('R-092 asks to register and to go global on each marketing page', async () => {
  const { accounts } = addresses();
  const page = await openPage();
  const marketing = [
    '/advertise-with-us',
    '/free-marketing',
    '/message-center',
    '/work-with-wbn',
    '/why-wbn',
    tips[0]!,
  ];
  for (const path of marketing) {
    await visit(page, path);
    // The page behind the link is another one, and it is about exporting.
    const goGlobal = page.locator('main').getByRole('link', { name: 'Go Global' }).first();
    const target = new URL((await goGlobal.getAttribute('href'))!, portal(path));
    const found = await fetch(target, { redirect: 'manual' });
    expect([found.status, target.pathname === path && target.search === ''], path).toEqual([200, false]);
    expect(await found.text(), path).toMatch(/<h[12][^>]*>[^<]*(export|global|world)/i);
    const register = page.locator('main').getByRole('link', { name: 'Register Now' }).first();
    expect(await register.getAttribute('href')).toBe(
      `${accounts}/register?continue=${encodeURIComponent(portal(path))}`,
    );
  }
});

describe('footer', () => {
  it('R-344 R-345 R-346 has two phone lines, four languages and the years', async () => {
    const page = await openPage();
    await visit(page, '/industries');
    expect(await page.locator('footer a[href^="tel:"]').count()).toBe(2);
    // The footer is laid out later than the rest and has no visible text until then.
    const said = (part: string) => page.locator(part).innerText();
    await expect.poll(() => said('.footer-phones')).toMatch(/USA.*Europe/s);
    expect(await texts(page, '.footer-languages a')).toEqual(['English', 'Español', 'Italiano', 'Chinese']);
    expect(await hrefs(page, '.footer-languages a')).toEqual(['/', '/', '/', '/']);
    await expect.poll(() => said('footer')).toMatch(/2000.{1,3}2020/);
    await page.locator('.footer-languages').getByText('Español').click();
    await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('lang') === 'es');
  });

  it('R-347 has five columns side by side', async () => {
    const page = await openPage({ width: 1440 });
    await visit(page, '/');
    await page.locator('.footer-column').last().scrollIntoViewIfNeeded();
    expect(await texts(page, '.footer-column h2')).toEqual(Object.keys(columns));
    const places = await page.locator('.footer-column').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, right, top } = node.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const [at, { left, top }] of places.slice(1).entries()) {
      expect(left).toBeGreaterThanOrEqual(places[at]!.right);
      expect(top).toBe(places[0]!.top);
    }
  });

  it('R-348 R-349 R-350 R-351 R-352 names its entries and leads to their pages', async () => {
    const page = await openPage();
    await visit(page, '/');
    const shown = await page
      .locator('.footer-column')
      .evaluateAll((nodes) =>
        nodes.map((node) => [...node.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])),
      );
    expect(shown).toEqual(Object.values(columns).map((entries) => Object.entries(entries)));
  });
});

it('reads without script', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const path of ['/', '/search-result?search=steel', '/industries', '/about-us', tips[3]!]) {
    await page.goto(portal(path));
    // The texts of elements are in their shadow roots.
    const cards = await page.locator('main wbn-business-card article').allInnerTexts();
    expect((await page.locator('main').innerText()).length + cards.join('').length).toBeGreaterThan(500);
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(1);
  }
});
