// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteContext } from '../site-context.ts';
import { ar } from '../texts/ar.ts';
import { en } from '../texts/en.ts';
import { ReportLink } from './ReportLink.tsx';

const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const id = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';

it.each([
  ['business', 'en', en, 'Report this business', `/report?business=${id}`],
  ['product', 'ar', ar, 'الإبلاغ عن هذا المنتج', `/report?product=${id}&lang=ar`],
] as const)('leads from a %s in "%s" to its report, in this language', (kind, locale, texts, label, href) => {
  const site = { settings, edition: defaultEdition, locale, texts, words: undefined };
  const { container } = render(
    <SiteContext value={site}>
      <MemoryRouter>
        <ReportLink kind={kind} id={id} />
      </MemoryRouter>
    </SiteContext>,
  );
  const link = container.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href'), link?.rel]).toEqual([label, href, 'nofollow']);
});
