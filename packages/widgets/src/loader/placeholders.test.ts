// @vitest-environment jsdom

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

beforeAll(async () => {
  vi.stubGlobal('__WBN_ATTRIBUTES__', { 'search-box': ['locale'] });
  (await import('./placeholders.ts')).watchPlaceholders();
});

const settled = () => new Promise((resume) => setTimeout(resume));
const content = '<a href="/search">Search</a>';
const holder = () => document.querySelector<HTMLElement>('[data-wbn]')!;

beforeEach(async () => {
  document.body.innerHTML = `<div data-wbn="search-box" data-locale="ar">${content}</div>`;
  await settled();
});

it('a placeholder whose content a library writes anew holds its element again, which follows its attributes', async () => {
  for (const locale of ['es', 'it']) {
    holder().innerHTML = content;
    await settled();
    holder().dataset.locale = locale;
    await settled();
    expect(holder().innerHTML).toBe(`<wbn-search-box locale="${locale}">${content}</wbn-search-box>`);
  }
});

it('a placeholder that a page empties stays empty', async () => {
  holder().replaceChildren();
  await settled();
  expect(holder().innerHTML).toBe('');
});
