import { expect, it } from 'vitest';
import type { Caller } from '../../api/context.ts';
import { pagesOf, prefixesFor } from './entries.ts';
import { indexXml, sitemapXml } from './xml.ts';

const settings = {
  edition: 'mx',
  portal: 'https://mx.example',
  api: '',
  accounts: '',
  cdn: '',
  files: '',
  extensions: true,
};

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of list) found.push(one);
  return found;
}

it('shares pages out so that no sitemap passes its 50,000', () => {
  expect(prefixesFor(0)).toEqual(['']);
  expect(prefixesFor(20_000)).toEqual(['']);
  expect(prefixesFor(20_001)).toHaveLength(16);
  expect(prefixesFor(1_000_000)).toHaveLength(256);
  expect(prefixesFor(1_000_000).at(-1)).toBe('ff');
});

it('asks for more pages only until there are no more', async () => {
  const asked: (string | undefined)[] = [];
  const row = (at: number) => ({ id: `id-${at}`, companyName: 'A & B', name: null, updatedAt: '2026-01-01T00:00:00Z' });
  const call = (async (_: string, { query }: { query: { after?: string } }) => {
    asked.push(query.after);
    const count = query.after ? 3 : 2000;
    return { success: true, data: Array.from({ length: count }, (_, index) => row(index)) };
  }) as unknown as Caller;
  const seen = await all(pagesOf(call, 'business', 'a'));
  expect(seen).toHaveLength(2003);
  expect(asked).toEqual([undefined, 'id-1999']);
});

it('escapes what stands in an address', async () => {
  const pieces = await all(sitemapXml(settings, [{ path: "/business/o'x&y/", changed: '2026-01-01' }]));
  expect(pieces.join('')).toContain(
    '<url><loc>https://mx.example/business/o&#39;x&#38;y/</loc><lastmod>2026-01-01</lastmod></url>',
  );
  expect(indexXml('https://mx.example', ['pages'])).toContain('<loc>https://mx.example/sitemaps/pages.xml</loc>');
});
