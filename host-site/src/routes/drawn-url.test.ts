import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportableTypes } from '@wbn/contract';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { drawnURL, isByWholeAddress, pageParameters, withOtherParameters } from './drawn-url.ts';
import { pages } from './pages.ts';
import { setID } from './set-id.ts';

const id = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';
const drawn = (address: string): string => {
  const { pathname, search } = drawnURL(new URL(address, 'http://portal.example'));
  return pathname + search;
};

describe('the address by which a page is drawn', () => {
  it.each([
    ['/?utm_source=x&gclid=1', '/'],
    ['/?search=a&page=2&ids=3', '/'],
    ['/?lang=xx', '/'],
    ['/?lang=es&lang=it&x=1', '/?lang=es'],
    ['/About-us//?fbclid=1', '/about-us'],
    ['/%61bout-us/', '/about-us'],
    [
      '/search-result?x=1&business=PR&min=1&unit=USD&tier=gold&tier=gold',
      '/search-result?business=PR&min=1&unit=USD&tier=gold',
    ],
    ['/search?search=steel&kind=post&kind=x&min=1', '/search?search=steel&kind=post'],
    [`/compare?ids=${id}&add=${id}&utm_source=x`, `/compare?ids=${id}&add=${id}`],
    [`/business/Name-${id}/?editMode=2&search=x`, `/business/Name-${id}/`],
    [`/business/Name-${id}/?editMode=1&editMode=1`, `/business/Name-${id}/?editMode=1`],
    ['/SetID/?token=x&continue=%2F', '/SetID/?token=x&continue=%2F'],
    ['/operator/users?anything=1', '/operator/users?anything=1'],
  ])('of %s is %s', (address, expected) => {
    expect(drawn(address)).toBe(expected);
  });

  it('loses nothing for a page that has moved', () => {
    const url = new URL(`http://portal.example/business/Old-${id}/?lang=es&utm_source=a&utm_source=b`);
    expect(withOtherParameters(`/business/New-${id}/?lang=es`, url, drawnURL(url))).toBe(
      `/business/New-${id}/?lang=es&utm_source=a&utm_source=b`,
    );
  });

  it('is the whole address where no page is kept, and nowhere else', async () => {
    for (const route of [...pages, setID] as (RouteObject & { lazy: () => Promise<RouteObject> })[]) {
      const { handle } = await route.lazy();
      expect(isByWholeAddress(route.id ?? ''), route.id).toBe(handle.private === true);
    }
  });

  it('has each parameter that a page reads', () => {
    const folder = path.join(import.meta.dirname, '..');
    const known = new Set(['lang', ...Object.values(pageParameters).flat()].map((one) => one.replace(/=.*/, '')));
    const files = globSync(['pages/**/*.{ts,tsx}', '{shell,search,personal,ui,session,routes}/**/*.{ts,tsx}'], {
      cwd: folder,
    });
    const read = files
      .filter((file) => !/\.test\.|pages\/(set-id|invitation|operator)\//.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        if (!/searchParams|URLSearchParams/i.test(text)) return [];
        return [...text.matchAll(/\b(?:searchParams|query|fields|address|params)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
          ([, name]) => name as string,
        );
      });
    expect(read.length).toBeGreaterThan(15);
    expect(read.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(reportableTypes)('keeps what a report is about: %s', (type) => {
    expect(drawn(`/report?${type}=${id}&utm_source=x`)).toBe(`/report?${type}=${id}`);
  });

  it('is made for pages that exist', () => {
    expect(Object.keys(pageParameters).filter((one) => !pages.some((page) => page.id === one))).toEqual([]);
  });
});
