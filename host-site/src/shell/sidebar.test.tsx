// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { en } from '../texts/en.ts';
import { Sidebar } from './Sidebar.tsx';

it('R-028 leads each industry to its search among manufacturers everywhere', () => {
  const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
  const site = { settings, edition: defaultEdition, locale: 'en', texts: en, words: undefined } as const;
  const names = ['Electronics & IT', 'Food & Agriculture', 'A+B 100% #1?'];
  const industries = names.map((name, at) => ({ id: `000${at}`, name, groups: [], more: false }));
  const { container } = render(
    <SiteContext value={site}>
      <MemoryRouter>
        <Sidebar industries={industries} />
      </MemoryRouter>
    </SiteContext>,
  );
  const links = [...container.querySelectorAll<HTMLAnchorElement>('.sidebar-item a')];
  const urls = links.map((link) => new URL(link.href, 'http://p'));
  expect(urls.map((url) => url.searchParams.get('search'))).toEqual(names);
  for (const url of urls) {
    expect(url.pathname + [...url.searchParams.keys()].join()).toBe('/search-resultbusiness,countries,search');
    expect([url.searchParams.get('business'), url.searchParams.get('countries')]).toEqual(['MA', 'global']);
  }
});
