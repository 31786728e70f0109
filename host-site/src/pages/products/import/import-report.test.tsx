// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { defaultEdition } from '@wbn/content/editions';
import { createClient, createProductImport, readRows } from '@wbn/core';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { en as factWords } from '../../../product-facts/texts/en.ts';
import { SiteContext } from '../../../site-context.ts';
import { en as siteTexts } from '../../../texts/en.ts';
import { en } from '../texts/en.ts';
import { ImportReport } from './ImportReport.tsx';

const nowhere = 'https://api.invalid';
const settings = { edition: 'sa', portal: '', api: '', accounts: '', cdn: '', files: '', extensions: true };
const site = { settings, edition: defaultEdition, locale: 'en' as const, texts: siteTexts, words: undefined };

/** The state of a list whose lines are all without a name. */
async function refusedLines(count: number) {
  const client = createClient({ api: nowhere, accounts: nowhere, portal: nowhere });
  const list = createProductImport(client, 'b-1');
  const lines = Array.from({ length: count }, (_, at) => [`V-${at}`, '']);
  const read = readRows([['code', 'name'], ...lines], () => undefined);
  await list.check(read);
  return { ...list.get(), source: read.source };
}

it.each([
  [100, 0, 'draws all of them', 100, 0],
  [5000, 130, 'draws the first hundred of each kind, and says how many more the report has', 200, 2],
])('the report of %i refused lines and %i pictures %s', async (lines, pictures, _what, drawn, notes) => {
  const address = (at: number) => `https://a.example/${at}.jpg`;
  const missingPictures = Array.from({ length: pictures }, (_, at) => ({ line: at, code: 'V', address: address(at) }));
  const { source, ...read } = await refusedLines(lines);
  const state = { ...read, missingPictures };
  const { container } = render(
    <SiteContext value={site}>
      <MemoryRouter>
        <ImportReport businessID="b-1" state={state} source={source} isWorkbook={false} texts={en} words={factWords} />
      </MemoryRouter>
    </SiteContext>,
  );
  expect(container.querySelectorAll('tbody tr')).toHaveLength(drawn);
  expect(container.querySelector('tbody tr')?.textContent).toMatch(/^2V-0Column “Product name”: The name is missing/);
  const said = [...container.querySelectorAll('.field-hint')].map(({ textContent }) => textContent);
  expect(said.map((text) => text?.replace(/\D/g, ''))).toEqual([...['4900', '30'].slice(0, notes), '']);
});
