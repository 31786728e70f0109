import { expect, it } from 'vitest';
import { headTags } from './head.ts';
import { jsonForScript } from './json-for-script.ts';

const settings = {
  edition: 'mx',
  portal: 'https://mx.example',
  api: '',
  accounts: '',
  cdn: '',
  files: '',
  extensions: true,
};

it('lets nothing in its data end the script element', () => {
  const text = jsonForScript({ x: '</script><!--\u2028' });
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual({ x: '</script><!--\u2028' });
});

it("names the page without a language in the edition's own, and the other languages beside it", () => {
  const tags = headTags(
    { title: 'T "<', description: 'D', canonical: '/about-us' },
    new URL('https://mx.example/about-us?lang=it&x=1'),
    settings,
  );
  expect(tags).toContain('<title>T &quot;&lt;</title>');
  expect(tags).toContain('rel="canonical" href="https://mx.example/about-us?lang=it"');
  expect(tags).toContain('hreflang="es-MX" href="https://mx.example/about-us"');
  expect(tags).toContain('hreflang="ar-MX" href="https://mx.example/about-us?lang=ar"');
  expect(tags).toContain('property="og:locale" content="it_MX"');
});

it('asks not to be indexed where there is nothing to find', () => {
  const tags = headTags({ title: '', description: '', noIndex: true }, new URL('https://mx.example/x'), settings);
  expect(tags).toContain('noindex');
  expect(tags).not.toContain('canonical');
});

/** The attributes of each tag, in the order of the head. */
const attributesOf = (head: string) =>
  [...head.matchAll(/<(?:meta|link) ([^>]*)>/g)].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  );
const about = new URL('https://mx.example/about-us');

it("describes a page for sharing, with the network's picture where it has none", () => {
  const all = attributesOf(headTags({ title: 'T', description: '' }, about, settings));
  const ofGraph = all.flatMap(({ property, content }) => (property ? [[property, content]] : []));
  expect(Object.fromEntries(ofGraph)).toEqual({
    'og:title': 'T',
    'og:type': 'website',
    'og:url': 'https://mx.example/about-us',
    'og:site_name': 'WBN México',
    'og:locale': 'es_MX',
    'og:image': 'https://mx.example/og-image.png',
    'og:image:alt': 'T',
    'og:image:width': '1200',
    'og:image:height': '630',
  });
  expect(all).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(all.some(({ type }) => type?.includes('oembed'))).toBe(false);
  expect(all.some(({ name }) => name === 'keywords')).toBe(false);
});

it('describes a page with its own picture, whose size we do not know, and names its answer for oEmbed', () => {
  const image = 'https://files.example/a.jpg?x=1&y="';
  const meta = {
    title: 'T',
    description: 'D',
    image,
    type: 'product',
    keywords: ['a', 'b'],
    isEmbeddable: true,
  } as const;
  const all = attributesOf(headTags(meta, about, settings));
  expect(all).toContainEqual({ property: 'og:image', content: 'https://files.example/a.jpg?x=1&amp;y=&quot;' });
  expect(all).toContainEqual({ property: 'og:description', content: 'D' });
  expect(all).toContainEqual({ property: 'og:type', content: 'product' });
  expect(all.some(({ property }) => property === 'og:image:width')).toBe(false);
  expect(all).toContainEqual({ name: 'twitter:card', content: 'summary' });
  expect(all).toContainEqual({ name: 'keywords', content: 'a, b' });
  expect(all).toContainEqual({
    rel: 'alternate',
    type: 'application/json+oembed',
    href: 'https://mx.example/oembed?format=json&amp;url=https%3A%2F%2Fmx.example%2Fabout-us',
    title: 'T',
  });
});

it('ends no script element of data about a page early', () => {
  const jsonLd = [{ name: '</script><script>alert(1)</script>' }];
  const tags = headTags({ title: 'T', description: 'D', jsonLd }, about, settings);
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(tags).toContain('<script type="application/ld+json">');
});
