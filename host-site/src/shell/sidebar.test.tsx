// @vitest-environment jsdom

import { cleanup, fireEvent, render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { en } from '../texts/en.ts';
import { Sidebar } from './Sidebar.tsx';
import { type SidebarIndustry, sidebarIndustry } from './shell-data.ts';

afterEach(cleanup);

const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const site = { settings, edition: defaultEdition, locale: 'en', texts: en, words: undefined } as const;
const draw = (industries: readonly SidebarIndustry[]) =>
  render(
    <SiteContext value={site}>
      <MemoryRouter>
        <Sidebar industries={industries} />
      </MemoryRouter>
    </SiteContext>,
  );

it('R-028 leads each industry to its search among manufacturers everywhere', () => {
  const names = ['Electronics & IT', 'Food & Agriculture', 'A+B 100% #1?'];
  const { container } = draw(names.map((name, index) => ({ id: `000${index}`, name, groups: [], more: false })));
  const links = [...container.querySelectorAll<HTMLAnchorElement>('.sidebar-item a')];
  const urls = links.map((link) => new URL(link.href, 'http://p'));
  expect(urls.map((url) => url.searchParams.get('search'))).toEqual(names);
  for (const url of urls) {
    expect(url.pathname + [...url.searchParams.keys()].join()).toBe('/search-resultbusiness,countries,search');
    expect([url.searchParams.get('business'), url.searchParams.get('countries')]).toEqual(['MA', 'global']);
  }
});

it.each([
  [0, 0, null],
  [6, 6, null],
  [7, 6, '/'],
])('R-033 of %i groups shows %i, and a link to more categories only when there are more', (count, shown, more) => {
  const categories = Array.from({ length: count }, (_, index) => ({
    id: `0001.${index}`,
    name: `Group ${index}`,
    order: index,
    subCategories: [],
  }));
  const { container, getByRole, queryByRole } = draw([
    sidebarIndustry({ id: '0001', key: 'energy', name: 'Energy', text: '', categories }),
  ]);
  fireEvent.click(getByRole('button', { name: 'Subcategories of Energy' }));
  expect(container.querySelectorAll('.flyout-group')).toHaveLength(shown);
  expect(queryByRole('link', { name: 'View More Categories' })?.getAttribute('href') ?? null).toBe(more);
});
