import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../../tests/support/addresses.ts';
import { answerJson } from '../../../../tests/support/answers.ts';
import { openPage, signIn } from '../../../../tests/support/pages.ts';

const productID = '0b7c1b1a-3333-4333-8333-00000000000a';
const businessID = '0b7c1b1a-1111-4111-8111-000000000001';
const company = 'Harbour Valve & Flange';
const image = (n: number) => ({ url: `https://pictures.example/${n}.svg` });
const business = {
  businessID,
  general: { companyName: company, businessType: { code: 'MA', name: 'Manufacturers' }, yearStablished: 1968 },
  contactInfo: { country: { code: 'AE', countryName: 'United Arab Emirates', emoji: '🇦🇪' } },
  subscription: 'gold',
};
const product = {
  productID,
  businessID,
  name: 'Gate valve DN 100',
  description: 'A forged gate valve.',
  mainImage: image(1),
  images: [image(1), image(2)],
  photos: [image(3)],
  videos: [{ videoID: 'v-1', url: 'https://pictures.example/film.mp4' }],
  industry: { id: '1', name: 'Industrial Technology' },
  category: { id: '2', name: 'Valves' },
  subCategory: { id: '3', name: 'Gate valves' },
  leadTime: '30 days',
  stock: 5 as unknown,
  specs: [{ key: 'Pressure', value: 'PN 16' }],
  businessProfile: business,
  reactions: { reactionCount: { like: 7 } },
};
const other = (description: string, mainImage?: unknown) => ({
  ...product,
  productID: '0b7c1b1a-3333-4333-8333-00000000000b',
  name: 'Ball valve',
  images: [],
  photos: [],
  description,
  mainImage,
});

type Answer = (route: Route) => unknown;
const say =
  (data: unknown, status = 200): Answer =>
  (route) =>
    answerJson(route, data, status);

const usual: Record<string, Answer> = {
  [`/product/${productID}`]: say(product),
  [`/business/profile/${businessID}`]: say(business),
  [`/social/reaction/summary/${productID}`]: say({ reactionCount: { like: 9 } }),
  '/product/by-business': say({ data: [product, other('x'.repeat(201))] }),
  [`/social/comments/${productID}`]: say({ comments: [], total: 0 }),
};

async function open(answers: Record<string, Answer> = {}, { width = 1280, as }: { width?: number; as?: string } = {}) {
  const { api, cdn, portal } = addresses();
  const page = await openPage({ width, permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] });
  if (as) await signIn(page, as);
  const asked: string[] = [];
  await page.route(`${api}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return say({})(route);
    asked.push(pathname);
    return ({ ...usual, ...answers }[pathname] ?? say({}, 404))(route);
  });
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#579"/></svg>',
    }),
  );
  const address = `${as ? portal : cdn}/page-under-test`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title>
        <script type="module" src="${cdn}/v1/wbn.js" data-key="pk_demo"></script>
        <wbn-product-page load="eager" product-id="${productID}"></wbn-product-page>`,
    }),
  );
  await page.goto(address);
  await page.locator('wbn-product-page :is([part=product], [role=alert])').first().waitFor();
  const part = (name: string) => page.locator(`wbn-product-page [part=${name}]`);
  return { page, asked, part };
}
const facts = (stock: unknown) => ({ [`/product/${productID}`]: say({ ...product, stock }) });

describe('a product', () => {
  it('R-289 R-292 R-295 R-296 shows what it is, whose it is, and what is said of it', async () => {
    const { page, part } = await open();
    await part('name').first().waitFor();
    expect(await part('name').first().innerText()).toBe('Gate valve DN 100');
    expect(await part('description').first().innerText()).toBe('A forged gate valve.');
    const { portal } = addresses();
    const slug = encodeURIComponent(encodeURIComponent(`Harbour-Valve-&-Flange-${businessID}`));
    expect(await part('company').getAttribute('href')).toBe(`${portal}/business/${slug}/`);
    expect(await part('image').count()).toBe(3);
    expect(await part('image').first().getAttribute('src')).toBe(image(1).url);
    expect(await part('like').first().innerText()).toBe('9');
    expect(await part('video').getAttribute('controls')).not.toBeNull();
    await page.locator('wbn-product-page wbn-business-card [part=established]').waitFor();
    expect(await page.locator('wbn-product-page wbn-business-card [part=membership]').innerText()).toContain('GOLD');
    await page.locator('wbn-product-page wbn-comments [part=prompt]').waitFor();
    expect(await page.locator('wbn-product-page wbn-comments').getAttribute('resource-type')).toBe('product');
    expect(await page.title()).toBe('Partner');
  });

  it.each([
    [0, 'No'],
    [5, 'Yes'],
    [true, 'Yes'],
    [undefined, 'No'],
  ])('R-293 R-294 lists its facts, with stock %s as %s', async (stock, word) => {
    const { part } = await open(facts(stock));
    await part('specifications').waitFor();
    expect((await part('specifications').innerText()).split('\n').filter(Boolean)).toEqual(
      'Specifications/Industry/Industrial Technology/Product Name/Gate valve DN 100/Lead Time/30 days/Category/Valves/Subcategory/Gate valves/Stock Available'
        .split('/')
        .concat(word),
    );
    expect((await part('technical').innerText()).split('\n').filter(Boolean)).toEqual([
      'Tecnical Specifications',
      'Pressure',
      'PN 16',
    ]);
  });

  it('R-290 shows its picture and its likes, can be liked and unliked, and can be shared', async () => {
    const path = '/social/reaction/react/product';
    const { page, part } = await open(
      { [`/social/reaction/check/${productID}`]: say({}), [path]: say({}) },
      { as: 'buyer@demo.example' },
    );
    const sent: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path && request.method() !== 'OPTIONS') sent.push(request.method());
    });
    expect(await part('image').first().getAttribute('src')).toBe(image(1).url);
    const like = part('like').first();
    await expect.poll(() => like.innerText()).toBe('9');
    for (const [pressed, count, method] of [
      ['true', '10', 'POST'],
      ['false', '9', 'DELETE'],
    ]) {
      await expect
        .poll(async () => {
          // A click before the widget knows what this person likes does nothing.
          if ((await like.getAttribute('aria-pressed')) !== pressed) await like.click();
          return like.innerText();
        })
        .toBe(count);
      await expect.poll(() => sent.at(-1)).toBe(method);
    }
    expect(sent).toEqual(['POST', 'DELETE']);
    expect(await part('share').evaluate((node) => node.localName)).toBe('button');
    expect(await part('share').isEnabled()).toBe(true);
  });

  it('R-291 copies its link and says so', async () => {
    const { page, part } = await open();
    await part('share').click();
    await expect.poll(() => part('toast').innerText()).toBe('Product Link copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/business-product/`);
  });

  it('R-295 turns the pictures by keys and by buttons', async () => {
    const { part, page } = await open();
    const current = () => page.locator('wbn-product-page .thumbs [aria-current=true]').getAttribute('aria-label');
    await part('gallery').focus();
    await part('gallery').press('ArrowRight');
    await expect.poll(current).toBe('Gate valve DN 100 2');
    await page.locator('wbn-product-page').getByRole('button', { name: 'Next' }).click();
    await expect.poll(current).toBe('Gate valve DN 100 3');
  });
});

describe('waiting and failing', () => {
  it.each([`/product/${productID}`, `/business/profile/${businessID}`, `/social/reaction/summary/${productID}`])(
    'R-300 R-302 waits for %s, and fails with it',
    async (path) => {
      let answer = () => {};
      const held = new Promise<void>((resume) => {
        answer = resume;
      });
      const { page, part } = await open({
        async [path](route) {
          await held;
          return say({}, 500)(route);
        },
      });
      expect(await part('product').getAttribute('aria-busy')).toBe('true');
      answer();
      await page.locator('wbn-product-page [role=alert]').waitFor();
      expect(await page.locator('wbn-product-page [role=alert]').innerText()).toContain('Error loading data');
    },
  );

  it('R-297 R-298 shows what else the business makes', async () => {
    const { part } = await open();
    await part('other').waitFor();
    expect(await part('main-products').locator('h3').innerText()).toBe(`Main products of ${company}`);
    expect(await part('other').locator('span').last().textContent()).toBe(`${'x'.repeat(200)}…`);
    const { portal } = addresses();
    const slug = `Harbour-Valve-&-Flange-Ball-valve-${other('').productID}`;
    expect(await part('other').getAttribute('href')).toBe(
      `${portal}/business-product/${encodeURIComponent(encodeURIComponent(slug))}`,
    );
  });

  it('R-303 keeps the placeholder when that cannot be loaded', async () => {
    const { asked, part } = await open({ '/product/by-business': say({}, 500) });
    await expect.poll(() => asked.includes('/product/by-business')).toBe(true);
    await part('main-products').waitFor();
    expect(await part('placeholder').count()).toBeGreaterThan(0);
    expect(await part('other').count()).toBe(0);
  });

  it('R-304 is complete without a session, and asks for no profile', async () => {
    const { asked, part } = await open();
    await part('other').waitFor();
    expect(asked.filter((path) => path.startsWith('/user'))).toEqual([]);
    expect(asked.filter((path) => path === `/product/${productID}`)).toHaveLength(1);
  });
});
