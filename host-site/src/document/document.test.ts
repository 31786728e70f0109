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
