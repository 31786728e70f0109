import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { industries } from '@wbn/content/industries';
import { businessPath } from '@wbn/contract';
import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { isOldSlug, rawSlug } from '../routing/slug.ts';
import { sidebarIndustry } from '../shell/shell-data.ts';
import { routes } from './index.ts';

const id = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';
const rowOf = (address: string) => matchRoutes(routes, new URL(address, 'http://p').pathname)?.at(-1)?.route.id;

it('finds each row by its address, with a trailing slash and without', () => {
  expect(rowOf('/')).toBe('home');
  expect(rowOf('/search-result?business=MA')).toBe('search-result');
  expect(rowOf('/industries')).toBe('industries');
  expect(rowOf(`/business/${id}/`)).toBe('business');
  expect(rowOf(`/business-product/x-${id}`)).toBe('business-product');
  expect(rowOf('/SetID/?token=t')).toBe('set-id');
  expect(rowOf('/newsfeed')).toBe('newsfeed');
  expect(rowOf(`/timeline/${id}`)).toBe('timeline');
  expect(rowOf('/notifications')).toBe('notifications');
  expect(rowOf('/about-us')).toBe('content/about-us');
  expect(rowOf('/no-such-page')).toBe('unknown');
  expect(rowOf('/b2b-tips/no-such-tip')).toBe('unknown');
});

it('R-006 takes the editor of a profile for no profile', () => {
  expect(rowOf('/profile')).toBe('profile');
  expect(rowOf('/profile/edit')).toBe('profile-edit');
  expect(rowOf('/profile/edit/')).toBe('profile-edit');
  expect(rowOf(`/profile/${id}`)).toBe('public-profile');
});

it('R-010 takes my-business and business/create for themselves, and no business for them', () => {
  expect(rowOf('/my-business')).toBe('my-business');
  expect(rowOf('/my-business/')).toBe('my-business');
  expect(rowOf('/my-business?membership=choose-business')).toBe('my-business');
  expect(rowOf('/business/create')).toBe('business-create');
  expect(rowOf('/business/create/')).toBe('business-create');
  expect(rowOf('/business/created')).toBe('business');
});

it.each(['A/B & Co 100% شركة', '100%', '#1?', '..', ' ', 'a-b'])(
  'reads the business page of "%s" as one row, canonical as built',
  (name) => {
    const url = new URL(`http://p${businessPath(name, id)}`);
    expect(matchRoutes(routes, url.pathname)?.at(-1)?.route.id).toBe('business');
    expect(rawSlug(url).slice(-36)).toBe(id);
    expect(isOldSlug(url, businessPath(name, id))).toBe(false);
  },
);

it('redirects another name, and neither a bare id nor a query', () => {
  const canonical = businessPath('New Name', id);
  expect(isOldSlug(new URL(`http://p/business/Old-Name-${id}/`), canonical)).toBe(true);
  expect(isOldSlug(new URL(`http://p/business/Old-Name-${id}/?lang=es`), canonical)).toBe(true);
  expect(isOldSlug(new URL(`http://p/business/${id}/`), canonical)).toBe(false);
  expect(isOldSlug(new URL(`http://p/business/Old-Name-${id}/?editMode=1`), canonical)).toBe(false);
});

it('hands the flyout six groups of six, and says where there is more', () => {
  const subs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `s${index}`, name: `s${index}`, order: index }));
  const tree = (counts: number[]) => ({
    id: '0001',
    key: '0001',
    name: 'n',
    text: 'n',
    categories: counts.map((count, index) => ({
      id: `c${index}`,
      name: `c${index}`,
      order: index,
      subCategories: subs(count),
    })),
  });
  expect(sidebarIndustry(tree([6, 7])).groups.map(({ subcategories, more }) => [subcategories.length, more])).toEqual([
    [6, false],
    [6, true],
  ]);
  expect(sidebarIndustry(tree([1, 1, 1, 1, 1, 1])).more).toBe(false);
  const seven = sidebarIndustry(tree([1, 1, 1, 1, 1, 1, 1]));
  expect([seven.groups.length, seven.more]).toEqual([6, true]);
  expect(industries).toHaveLength(15);
  const [group] = sidebarIndustry(tree([2]), { s0: 'uno' }).groups;
  expect(group).toMatchObject({ subcategories: ['s0', 's1'], labels: ['uno', 's1'] });
});

it('R-051 changes its layout at 768, 992 and 1200 px', () => {
  const folder = path.join(import.meta.dirname, '..', 'styles');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const widths = [...sheets.join('').matchAll(/@media \(min-width: (\d+)px\)/g)].map(([, width]) => Number(width));
  // Further breakpoints are allowed only above 1200 px.
  expect([...new Set(widths)].filter((width) => width <= 1200).sort((a, b) => a - b)).toEqual([768, 992, 1200]);
});
