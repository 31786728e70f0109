import type { BusinessCard, Product } from '@wbn/contract/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../tests/support/api.ts';
import { portal } from './support.ts';

interface Oembed {
  readonly type: string;
  readonly version: string;
  readonly title: string;
  readonly author_name?: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly error?: string;
}

let pages: Readonly<Record<'business' | 'product', string>>;
let product: Product;
beforeAll(async () => {
  const found = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { textQuery: 'steel' });
  product = (await ask<{ results: Product[] }>('search/product', { textQuery: 'pump' })).results[0]!;
  pages = {
    business: portal(`/business/any-${found.results[0]!.businessProfile.businessID}/`),
    product: portal(`/business-product/any-${product.productID}`),
  };
});

async function oembed(query: Record<string, string>): Promise<{ status: number; answer: Oembed; headers: Headers }> {
  const response = await fetch(portal(`/oembed?${new URLSearchParams(query)}`));
  return { status: response.status, answer: (await response.json()) as Oembed, headers: response.headers };
}

describe('oEmbed', () => {
  it.each(['business', 'product'] as const)('a page of a %s names the address of its answer', async (kind) => {
    const html = await (await fetch(pages[kind])).text();
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)" title="[^"]+">/.exec(html)?.[1];
    const response = await fetch(link!.replaceAll('&amp;', '&'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const answer = (await response.json()) as Oembed;
    expect(answer).toMatchObject({ type: 'rich', version: '1.0', provider_url: portal('') });
    expect(answer.title.length).toBeGreaterThan(1);
    // The embedded page exists and may be framed.
    const frame = await fetch(/src="([^"]+)"/.exec(answer.html)![1]!.replaceAll('&amp;', '&'));
    expect(frame.status).toBe(200);
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors *');
  });

  it('a product names its company as the author', async () => {
    expect((await oembed({ url: pages.product })).answer).toMatchObject({
      title: product.name,
      author_name: expect.any(String),
    });
  });

  it('a search is a search box', async () => {
    const { answer } = await oembed({ url: portal('/search-result?business=MA&countries=SA&search=steel') });
    expect(answer.html).toContain('/embed/search-box?business=MA&amp;countries=SA&amp;search=steel');
  });

  it('a page in another language is shown in that language', async () => {
    expect((await oembed({ url: `${pages.business}?lang=ar` })).answer.html).toContain('locale=ar');
  });

  it('is never larger than maxwidth and maxheight', async () => {
    const { answer } = await oembed({ url: pages.product, maxwidth: '200', maxheight: '100' });
    expect([answer.width, answer.height]).toEqual([200, 100]);
    expect(answer.html).toContain('width="200" height="100"');
  });

  it('may be read by a page of another site, and by a cache', async () => {
    const { headers } = await oembed({ url: pages.business });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('max-age=');
    expect(headers.get('set-cookie')).toBe(null);
  });

  const none = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['no address', {}, 404],
    ['rubbish for an address', { url: 'not an address' }, 404],
    ['an address of another site', { url: `https://other.example/business/any-${none}/` }, 404],
    ['a page that has no frame', { url: '/about-us' }, 404],
    ['a business that is not there', { url: `/business/any-${none}/` }, 404],
    ['a product that is not there', { url: `/business-product/any-${none}` }, 404],
    ['XML', { url: '/', format: 'xml' }, 501],
    ['a width of nothing', { url: '/', maxwidth: '0' }, 400],
    ['a width in words', { url: '/', maxwidth: 'wide' }, 400],
  ] as const)('answers %s with an error that says why', async (_, query: Record<string, string>, status) => {
    const { url } = query;
    const found = await oembed(url?.startsWith('/') ? { ...query, url: portal(url) } : query);
    expect(found.status).toBe(status);
    expect(found.answer.error?.length).toBeGreaterThan(10);
    expect(found.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the frame of a search box', () => {
  const answerOf = (action: string) => fetch(portal(`/embed/search-box?${new URLSearchParams({ action })}`));
  const frameOf = async (action: string) => (await answerOf(action)).text();
  /** Where the browser lets a form of the frame lead. */
  const allowedBy = ({ headers }: Response) =>
    /form-action ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ');

  it.each([
    'https://evil.example/results',
    '//evil.example/results',
    'https:evil.example',
    '\\\\evil.example\\x',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://portal@evil.example/',
  ])('does not lead visitors to %s, and says so to the developer', async (action) => {
    const html = await frameOf(action);
    expect(html).toContain('<meta name="wbn-notice" content="The frame leaves action out');
    expect(html).not.toMatch(/evil|javascript:|data:text/);
    expect(html).toContain('<wbn-search-box');
    expect(allowedBy(await answerOf(action))).toEqual([portal('')]);
  });

  it.each([
    ['the portal', () => portal('/search')],
    ['the portal, by a path', () => '/search'],
    // The key of a demonstration is for each port of this machine.
    ["a partner's own site", () => 'http://localhost:5173/results?from=box'],
  ])('leads to %s', async (_, actionOf) => {
    const action = actionOf();
    const html = await frameOf(action);
    expect(html).not.toContain('wbn-notice');
    expect(html).toContain(`action="${action}"`);
    expect(allowedBy(await answerOf(action))).toContain(new URL(action, portal('')).origin);
  });
});
