import { editions, locales } from '@wbn/content/editions';
import { businessPath, productPath } from '@wbn/contract';
import type { BusinessCard, Product } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { ask, asNewcomer } from '../../../tests/support/api.ts';
import { portal } from '../support.ts';

const read = async (path: string) => (await fetch(portal(path))).text();
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!);
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
const tagsOf = (html: string, start: string) => html.match(new RegExp(`<${start}[^>]*>`, 'g')) ?? [];
const unescaped = (text: string) => text.replace(/&amp;/g, '&').replace(/&quot;/g, '"');

const firstBusiness = async (textQuery = 'steel') =>
  (await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { textQuery })).results[0]!
    .businessProfile;
const firstProduct = async () =>
  (await ask<{ results: Product[] }>('search/product', { textQuery: 'pump' })).results[0]!;

describe('robots.txt and the sitemaps', () => {
  it('name every public page once, under addresses that answer', async () => {
    const robots = await read('/robots.txt');
    expect(robots).toContain(`Sitemap: ${portal('/sitemap.xml')}`);
    const parts = locsOf(await read('/sitemap.xml'));
    expect(parts.length).toBeGreaterThanOrEqual(3);
    const pages = new Map<string, string[]>();
    for (const part of parts) {
      const answer = await fetch(part);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toMatch(/public, max-age=\d+/);
      pages.set(part, locsOf(await answer.text()));
    }
    const all = [...pages.values()].flat();
    expect(new Set(all).size).toBe(all.length);
    const { businesses, products } = await ask<{ businesses: number; products: number }>('search/page-count');
    expect(pages.get(portal('/sitemaps/businesses.xml'))?.length).toBe(businesses);
    expect(pages.get(portal('/sitemaps/products.xml'))?.length).toBe(products);
    const own = pages.get(portal('/sitemaps/pages.xml'))!;
    expect(own).toContain(portal('/about-us'));
    expect(own).toContain(portal('/about-us?lang=es'));
    const some = [...own.filter((_, index) => index % 12 === 0), ...all.slice(-3), ...all.slice(200, 203)];
    for (const address of some) expect((await fetch(address, { redirect: 'manual' })).status, address).toBe(200);
  });

  it('has no sitemap that the index does not lead to', async () => {
    const answer = await fetch(portal('/sitemaps/users.xml'), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });
});

describe('the metadata of a page', () => {
  it('names itself without a language in its own, and itself in the other languages and editions', async () => {
    const { businessID, general } = await firstBusiness();
    const path = businessPath(general.companyName, businessID);
    for (const [asked, lang] of [
      [path, ''],
      [`${path}?lang=ar`, '?lang=ar'],
      [`${path}?lang=en`, ''],
    ] as const) {
      const html = await read(asked);
      expect(tagsOf(html, 'link rel="canonical"').map((tag) => attribute(tag, 'href'))).toEqual([portal(path + lang)]);
      const alternates = tagsOf(html, 'link rel="alternate" hreflang');
      const languages = alternates.map((tag) => attribute(tag, 'hreflang')!);
      for (const { code } of locales) expect(languages).toContain(`${code}-SA`);
      expect(languages).toHaveLength(lang ? locales.length : locales.length + editions.length);
    }
  });

  it('has a picture and texts to be shared with', async () => {
    const business = await firstBusiness();
    const product = await firstProduct();
    const pages = [
      ['/', 'website', portal('/og-image.png')],
      [businessPath(business.general.companyName, business.businessID), 'profile', business.general.profilePhoto?.url],
      [
        productPath(product.businessProfile.general.companyName, product.name, product.productID),
        'product',
        product.mainImage?.url,
      ],
      ['/b2b-tips/industrial-marketing-tip-2', 'article', portal('/og-image.png')],
    ] as const;
    for (const [path, type, image] of pages) {
      const html = await read(path);
      const said = Object.fromEntries(
        tagsOf(html, 'meta property="og:').map((tag) => [
          attribute(tag, 'property'),
          unescaped(attribute(tag, 'content') ?? ''),
        ]),
      );
      expect(said).toMatchObject({ 'og:type': type, 'og:image': image, 'og:locale': 'en_SA' });
      expect(said['og:title']?.length).toBeGreaterThan(10);
      expect(said['og:description']?.length).toBeGreaterThan(20);
      const picture = await fetch(said['og:image']!);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    }
  });

  it('gives machines facts of a known form, whose addresses answer', async () => {
    const business = await firstBusiness();
    const product = await firstProduct();
    const pages = [
      ['/', ['Organization', 'WebSite']],
      [businessPath(business.general.companyName, business.businessID), ['Organization', 'BreadcrumbList']],
      [
        productPath(product.businessProfile.general.companyName, product.name, product.productID),
        ['Product', 'BreadcrumbList'],
      ],
      ['/industries', ['BreadcrumbList']],
      ['/b2b-tips/industrial-marketing-tip-2', ['Article', 'BreadcrumbList']],
      ['/contact-us/form', ['BreadcrumbList']],
    ] as const;
    for (const [path, types] of pages) {
      const html = await read(path);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
      const facts = blocks.map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
      expect(facts.map((fact) => fact['@type'])).toEqual(types);
      for (const fact of facts) expect(fact['@context']).toBe('https://schema.org');
      const trail = facts.find((fact) => fact['@type'] === 'BreadcrumbList');
      const steps = (trail?.itemListElement ?? []) as { position: number; name: string; item: string }[];
      expect(steps.length > 0, path).toBe(trail !== undefined);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { item, name } of steps) {
        expect(name).not.toBe('');
        expect((await fetch(item, { redirect: 'manual' })).status, item).toBe(200);
      }
    }
  });
});

describe('status codes', () => {
  it('sends an unknown route home, and says of an unknown id that there is nothing', async () => {
    const unknown = await fetch(portal('/no-such-page'), { redirect: 'manual' });
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/']);
    const id = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';
    const business = await fetch(portal(`/business/x-${id}/`));
    expect(business.status).toBe(404);
    expect(await business.text()).toContain('<p>The network has no business at this address.');
    const product = await fetch(portal(`/business-product/x-${id}`));
    expect(product.status).toBe(404);
    expect(await product.text()).toContain('<p>Error loading data: the network has no product at this address.');
  });

  it('answers 410 for a product that was removed, 301 for an old name, and leaves a bare id or a query alone', async () => {
    const newcomer = await asNewcomer();
    const { businessID } = await newcomer<{ businessID: string }>('business/profile/create', {
      companyName: 'Gone Works',
      categories: ['0006.01'],
      businessType: 'MA',
      country: 'SA',
      state: 'SA-01',
      shortDescription: 'Gears',
    });
    const { productID } = await newcomer<Product>('product', { businessID, name: 'Gear', description: 'Turns.' });
    const path = productPath('Gone Works', 'Gear', productID);
    const statusOf = async (to: string) => {
      const { headers, status } = await fetch(portal(to), { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await statusOf(path)).toEqual([200, null]);
    expect(await statusOf(`/business-product/Old-Name-${productID}`)).toEqual([301, path]);
    expect(await statusOf(`/business-product/${productID}`)).toEqual([200, null]);
    expect(await statusOf(`/business/${businessID}/`)).toEqual([200, null]);
    expect(await statusOf(`/business/Old-${businessID}/?editMode=1`)).toEqual([200, null]);
    await newcomer(`product/${productID}`, {}, 'DELETE');
    const gone = await fetch(portal(path));
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('This product was removed');
    expect(gone.headers.get('cache-control')).toBe('no-store');
  });
});

it('a page is there whatever stands in the query of its address', async () => {
  const queries = ['countries=foo%20bar', 'countries=x1&business=ZZ&search=%F0%9F', 'countries=%00&lang=constructor'];
  for (const query of queries) expect((await fetch(portal(`/about-us?${query}`))).status, query).toBe(200);
});
